import { formatPhone } from '@volan/domain-rules';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { fieldProps, phoneRows, type CompanyPartProps } from './companyFormFields.ts';

/** Phones, the main one first, and the website. */
export function ContactFields({ company, form, labels }: CompanyPartProps) {
  const { t } = useMessages();
  const { phones, web } = company;

  return (
    <Stack gap={2}>
      <Heading level={3}>{t('own-company.contact')}</Heading>
      <Text tone="secondary">{t('own-company.phones-hint')}</Text>
      <Grid layout="panels2">
        {Array.from({ length: phoneRows(company) }, (_, row) => (
          <TextInput
            key={row}
            {...fieldProps(`phone-${row}`, { form, labels }, formatPhone(phones[row] ?? ''))}
            type="tel"
            maxLength={40}
            {...(row === 0 ? { required: true, autoComplete: 'tel' } : { optional: t('account.optional') })}
          />
        ))}
        <TextInput
          {...fieldProps('web', { form, labels }, web ?? '')}
          type="url"
          autoComplete="url"
          maxLength={200}
          optional={t('account.optional')}
        />
      </Grid>
    </Stack>
  );
}
