import type { AdSellerChoice } from '@volan/api-contract';
import type { AdFormFields } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { controlId, textOf, useAdForm } from './AdFormContext.ts';

/**
 * Name of the control that says for which company an ad is placed; empty: for oneself. A draft stores it beside the
 * answers.
 */
export const sellerField = 'company_id';

/** The seller that a form names; null where the account may not, or no longer, publish for it. */
export const sellerOf = (sellers: readonly AdSellerChoice[], fields: AdFormFields): AdSellerChoice | null =>
  sellers.find(({ company_id }) => String(company_id ?? '') === textOf(fields, sellerField)) ?? null;

export interface SellerFieldProps {
  sellers: readonly AdSellerChoice[];
  /** Says how many ads the seller may still have: their slots are those of this kind of ad. @default true */
  hasSlots?: boolean;
}

/** The seller of an ad: shown only if there is a choice. [H07] */
export function SellerField({ sellers, hasSlots = true }: SellerFieldProps) {
  const { given, fields, error, hydrated } = useAdForm();
  const { t } = useMessages();
  const isGone = textOf(given, sellerField) !== '' && sellerOf(sellers, given) === null;
  if (sellers.length < 2 && !isGone) return null;

  const slots = hasSlots ? sellerOf(sellers, fields)?.slots : undefined;

  return (
    <Card kind="panel" padding="panel" gap={2}>
      <Select
        id={controlId(sellerField)}
        name={sellerField}
        label={t('selling.seller')}
        hint={slots && t('my-ads.slots', { free: slots.free, limit: slots.limit })}
        error={error(sellerField)}
        defaultValue={textOf(given, sellerField)}
        options={[
          ...sellers.map(({ company_id: company, name }) => ({
            value: String(company ?? ''),
            label: company === null ? t('selling.seller-me', { name }) : name,
          })),
          // the seller of the draft stays chosen until the user chooses another: nothing is published for a wrong
          // seller
          ...(isGone ? [{ value: textOf(given, sellerField), label: t('selling.seller-gone') }] : []),
        ]}
      />
      {!hydrated && (
        <Row>
          <Button type="submit" name="step" value="update" size="small">
            {t('selling.seller-apply')}
          </Button>
        </Row>
      )}
    </Card>
  );
}
