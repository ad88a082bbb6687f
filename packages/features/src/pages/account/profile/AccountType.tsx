import type { Account, ProfileTypeEntry } from '@volan/api-contract';
import { profileTypes } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { RadioGroup } from '@volan/ui/RadioGroup';
import { Row } from '@volan/ui/Row';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface AccountTypeProps {
  account: Account;
  /** The types of a business. */
  types: readonly ProfileTypeEntry[];
  result?: FormResult | undefined;
}

/** The type of the company; a private person has nothing to choose. [B14, J20, M11] */
export function AccountType({ account, types, result }: AccountTypeProps) {
  const { t } = useMessages();
  const form = useForm(result, 'type', 'type-');
  if (account.type_id === profileTypes.private) return null;

  return (
    <FormCard name="type" title={t('account.type-title')} form={form} done={t('account.saved')}>
      <RadioGroup
        id="type-type_id"
        name="type_id"
        legend={t('account.type-title')}
        hideLegend
        defaultValue={form.value('type_id', String(account.type_id))}
        error={form.error('type_id')}
        options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Row>
        <Button type="submit" variant="primary">
          {t('account.save')}
        </Button>
      </Row>
    </FormCard>
  );
}
