import type { Account } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { OtpInput } from '@volan/ui/OtpInput';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';

export interface RemovalProps {
  account: Account;
  result?: FormResult | undefined;
}

/** The end of the account, by its password or a mailed code. [J11, T53] */
export function Removal({ account, result }: RemovalProps) {
  const { t } = useMessages();
  const labels = { password: t('account.password'), code: t('account.code') };
  const removal = useForm(result, 'remove', 'remove-', labels);

  return (
    <FormCard name="remove" title={t('account.remove-title')} form={removal}>
      <Text>{t('account.remove-text')}</Text>
      {account.has_password ? (
        <AccountPasswordInput
          id="remove-password"
          name="password"
          kind="current"
          label={labels.password}
          error={removal.error('password')}
        />
      ) : (
        (removal.done || removal.error('code') !== undefined) && (
          <>
            <Alert tone="info">{t('account.remove-code-text')}</Alert>
            <OtpInput id="remove-code" name="code" label={labels.code} error={removal.error('code')} />
          </>
        )
      )}
      <Row>
        <Button type="submit" variant="danger">
          {t('account.remove')}
        </Button>
      </Row>
    </FormCard>
  );
}
