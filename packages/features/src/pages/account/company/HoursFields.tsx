import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { fieldProps, weekdays, type HoursPartProps } from './companyFormFields.ts';
import { ExceptionFields } from './ExceptionFields.tsx';

/** The hours of the week, and the days with other hours. Typed as text: "09:00", "9" and "24:00" are times. [M58] */
export function HoursFields(props: HoursPartProps) {
  const { company, form, labels } = props;
  const { t } = useMessages();

  return (
    <Stack gap={2}>
      <Heading level={3}>{t('company.hours')}</Heading>
      <Text tone="secondary">{t('own-company.hours-hint')}</Text>
      {weekdays.map((day) => {
        const hours = company.opening_hours?.[day];

        return (
          <Grid key={day} layout="pair">
            <TextInput
              {...fieldProps(`hours-${day}-opens`, { form, labels }, hours?.opens ?? '')}
              placeholder="09:00"
              autoComplete="off"
              maxLength={8}
            />
            <TextInput
              {...fieldProps(`hours-${day}-closes`, { form, labels }, hours?.closes ?? '')}
              placeholder="17:00"
              autoComplete="off"
              maxLength={8}
            />
          </Grid>
        );
      })}
      <ExceptionFields {...props} />
    </Stack>
  );
}
