import type { Account } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';

export interface ChangePasswordProps {
  account: Account;
  result?: FormResult | undefined;
}

/** Another password; an account without one gets its first. [J07] */
export function ChangePassword({ account, result }: ChangePasswordProps) {
  const { t, age } = useMessages();
  const labels = { current_password: t('account.current-password'), password: t('account.new-password') };
  const password = useForm(result, 'password', 'change-', labels);

  return (
    <FormCard name="password" title={t('account.change-password')} form={password} done={t('account.password-changed')}>
      {account.password_changed_at !== null && (
        <Text tone="secondary">{t('account.password-since', { when: age(account.password_changed_at) })}</Text>
      )}
      <input type="email" name="email" autoComplete="username" value={account.email ?? ''} readOnly hidden />
      <Grid layout="panels2">
        {account.has_password && (
          <AccountPasswordInput
            id="change-current_password"
            name="current_password"
            kind="current"
            label={labels.current_password}
            error={password.error('current_password')}
          />
        )}
        <AccountPasswordInput
          id="change-password"
          name="password"
          kind="new"
          label={labels.password}
          error={password.error('password')}
        />
      </Grid>
      <Row>
        <Button type="submit" variant="primary">
          {t('account.change-password')}
        </Button>
      </Row>
    </FormCard>
  );
}
