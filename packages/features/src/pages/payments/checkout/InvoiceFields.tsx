import type { InvoiceDetails } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import type { ShownForm } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface InvoiceFieldsProps {
  /** Id of the form that the fields go out with. */
  formId: string;
  /** What was typed, and what is wrong in it. */
  form: ShownForm;
  /** As the last receipt was, else as the account says. */
  proposed: InvoiceDetails;
}

/** For whom the receipt is. [M40] */
export function InvoiceFields({ formId, form, proposed }: InvoiceFieldsProps) {
  const { t } = useMessages();
  const of = (field: string, otherwise: string) => ({
    ...{ id: `checkout-${field}`, name: field, form: formId, error: form.error(field) },
    defaultValue: form.value(field, otherwise),
  });
  return (
    <Stack as="section" gap={2} aria-labelledby="checkout-invoice">
      <Heading level={2} id="checkout-invoice">
        {t('checkout.invoice')}
      </Heading>
      <Card kind="panel" padding="panel">
        <Grid layout="panels2">
          <TextInput
            {...of('invoice_name', proposed.name)}
            label={t('checkout.invoice-name')}
            required
            maxLength={120}
            autoComplete="name"
          />
          <TextInput
            {...of('invoice_tax_number', proposed.tax_number)}
            label={t('checkout.invoice-tax')}
            maxLength={20}
            autoComplete="off"
          />
          <TextInput
            {...of('invoice_address', proposed.address)}
            label={t('checkout.invoice-address')}
            maxLength={200}
            autoComplete="street-address"
          />
          <TextInput
            {...of('invoice_email', proposed.email)}
            label={t('checkout.invoice-email')}
            type="email"
            required
            maxLength={254}
            autoComplete="email"
          />
        </Grid>
      </Card>
    </Stack>
  );
}
