import type { ProposedInvoice } from '@volan/api-contract';
import type { InvoiceKind } from '@volan/domain-rules';
import { Card } from '@volan/ui/Card';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { building2Icon, userIcon } from '@volan/ui/icons';
import { SegmentedControl } from '@volan/ui/SegmentedControl';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import type { ShownForm } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './invoice.css.ts';

export interface InvoiceFieldsProps {
  /** Id of the form that the fields go out with. */
  formId: string;
  /** The typed values, and their errors. */
  form: ShownForm;
  /** As the last receipt of each kind was, else as the account says. */
  proposed: ProposedInvoice;
}

/**
 * For whom the receipt is: a person or a company. The fields of both go out, the chosen kind says which count. [M40]
 */
export function InvoiceFields({ formId, form, proposed }: InvoiceFieldsProps) {
  const { t } = useMessages();
  const of = (field: string, otherwise: string) => ({
    id: `checkout-${field}`,
    name: field,
    form: formId,
    error: form.error(field),
    defaultValue: form.value(field, otherwise),
  });
  const address = (kind: InvoiceKind) => (
    <div className={styles.fieldsOf[kind]}>
      <TextInput
        {...of(`${kind}_address`, proposed[kind].address)}
        label={t('checkout.invoice-address')}
        maxLength={200}
        autoComplete={kind === 'private' ? 'street-address' : 'work street-address'}
      />
    </div>
  );

  return (
    <Stack as="section" gap={2} aria-labelledby="checkout-invoice">
      <Heading level={2} id="checkout-invoice">
        {t('checkout.invoice')}
      </Heading>
      <Card kind="panel" padding="panel">
        <div className={styles.choice}>
          <Stack gap={2}>
            <SegmentedControl
              name="invoice_kind"
              form={formId}
              label={t('checkout.invoice-kind')}
              defaultValue={form.value('invoice_kind', proposed.kind)}
              options={[
                { value: 'private', icon: userIcon, label: t('checkout.invoice-private') },
                { value: 'company', icon: building2Icon, label: t('checkout.invoice-company') },
              ]}
            />
            <Grid layout="panels2">
              <div className={styles.fieldsOf.private}>
                <TextInput
                  {...of('private_name', proposed.private.name)}
                  label={t('checkout.invoice-person')}
                  maxLength={120}
                  autoComplete="name"
                />
              </div>
              <div className={styles.fieldsOf.company}>
                <TextInput
                  {...of('company_name', proposed.company.name)}
                  label={t('checkout.invoice-company-name')}
                  maxLength={120}
                  autoComplete="organization"
                />
              </div>
              <div className={styles.fieldsOf.company}>
                <TextInput
                  {...of('company_tax_number', proposed.company.tax_number)}
                  label={t('checkout.invoice-tax')}
                  maxLength={40}
                  autoComplete="off"
                />
              </div>
              {address('private')}
              {address('company')}
              <TextInput
                {...of('invoice_email', proposed[proposed.kind].email)}
                label={t('checkout.invoice-email')}
                type="email"
                required
                maxLength={254}
                autoComplete="email"
              />
            </Grid>
          </Stack>
        </div>
      </Card>
    </Stack>
  );
}
