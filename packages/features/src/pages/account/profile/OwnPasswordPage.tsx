import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';
import { AccountSplitPage } from '../signIn/AccountSplitPage.tsx';

export interface OwnPasswordPageProps {
  result?: FormResult | undefined;
}

/**
 * Replaces every page of an account whose password somebody else has seen: a new password, or signing out. Users who
 * signed in just now need not type the current one. A plain form.
 */
export function OwnPasswordPage({ result }: OwnPasswordPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const labels = { current_password: t('account.current-password'), password: t('account.new-password') };
  const form = useForm(result, 'password', 'change-', labels);

  return (
    <AccountSplitPage title={t('account.change-password')}>
      <form method="post" noValidate>
        <input type="hidden" name="form" value="password" />
        <Stack gap={2}>
          <Alert tone="caution">{t('account.must-change-password')}</Alert>
          <FormHead id="change-errors" form={form} />
          {form.error('current_password') !== undefined && (
            <AccountPasswordInput
              id="change-current_password"
              name="current_password"
              kind="current"
              label={labels.current_password}
              error={form.error('current_password')}
            />
          )}
          <AccountPasswordInput
            id="change-password"
            name="password"
            kind="new"
            label={labels.password}
            error={form.error('password')}
          />
          <Button type="submit" variant="primary" size="large" block>
            {t('account.change-password')}
          </Button>
        </Stack>
      </form>
      <Text role="small" tone="secondary">
        <Link href={pagePath(site, 'signOut', {})}>{t('account.sign-out-device')}</Link>
      </Text>
    </AccountSplitPage>
  );
}
