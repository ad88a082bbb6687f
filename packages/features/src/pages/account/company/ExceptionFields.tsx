import { DateInput } from '@volan/ui/DateInput';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { exceptionRows, fieldProps, type HoursPartProps } from './companyFormFields.ts';

/** The days with other hours than usual, and empty rows for more. A row without its first day is removed. */
export function ExceptionFields({ company, form, labels }: HoursPartProps) {
  const { t, tag } = useMessages();
  const dateLabels = {
    openCalendar: t('own-company.open-calendar'),
    calendar: t('own-company.calendar'),
    notADate: t('own-company.not-a-date'),
    previousMonth: t('own-company.previous-month'),
    nextMonth: t('own-company.next-month'),
    month: t('own-company.month'),
    year: t('own-company.year'),
  };

  return (
    <>
      <Heading level={3}>{t('own-company.exceptions')}</Heading>
      <Text tone="secondary">{t('own-company.exceptions-hint')}</Text>
      {Array.from({ length: exceptionRows(company) }, (_, row) => {
        const given = company.hours_exceptions[row];
        const values = { from: given?.from, to: given?.to, opens: given?.hours?.opens, closes: given?.hours?.closes };
        const props = (field: keyof typeof values) =>
          fieldProps(`exception-${row}-${field}`, { form, labels }, values[field] ?? '');

        return (
          <Stack key={row} gap={1}>
            <Grid layout="panels2">
              <DateInput {...props('from')} language={tag} labels={dateLabels} />
              <DateInput {...props('to')} language={tag} labels={dateLabels} />
            </Grid>
            <Grid layout="pair">
              <TextInput {...props('opens')} autoComplete="off" maxLength={8} />
              <TextInput {...props('closes')} autoComplete="off" maxLength={8} />
            </Grid>
          </Stack>
        );
      })}
    </>
  );
}
