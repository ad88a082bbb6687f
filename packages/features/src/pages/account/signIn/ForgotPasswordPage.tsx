import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { OtpInput } from '@volan/ui/OtpInput';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { withoutCodeStep, type CodeStep } from '../../../runtime/site/codeStep.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';
import { useFirstField } from '../forms/useFirstField.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { AccountSplitPage, type AccountPicture } from './AccountSplitPage.tsx';
import { CodeSent } from './CodeSent.tsx';
import { CodeUsedUp, isCodeUsedUp } from './CodeUsedUp.tsx';

export interface ForgotPasswordPageProps {
  picture?: AccountPicture | undefined;
  result?: FormResult | undefined;
  /** A code was mailed to this address. @default null */
  codeStep?: CodeStep | null;
}

/** Asks for the address, then for the mailed code and the new password. Two plain forms. [G04] */
export function ForgotPasswordPage({ picture, result, codeStep = null }: ForgotPasswordPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const asked = useForm(result, 'forgot', 'forgot-', { email: t('account.email') });
  const labels = { code: t('account.code'), password: t('account.new-password') };
  const reset = useForm(result, result?.form ?? 'reset', 'reset-', labels);
  const email = result?.values['email'] ?? codeStep?.email ?? '';
  const hasCode = codeStep !== null || result?.form === 'reset';
  // a result of this page is newer than the request of another code
  const requestedAgain = result === undefined ? codeStep?.requestedAgain : undefined;
  const code = useFirstField(hasCode && result === undefined && requestedAgain === undefined);
  const search = withoutCodeStep(site.search);
  const other = {
    label: t('account.code-other-address'),
    href: `${pagePath(site, 'forgotPassword', {})}${search}`,
  };

  return (
    <AccountSplitPage title={t('account.forgot-title')} picture={picture}>
      {hasCode && isCodeUsedUp(result) && <CodeUsedUp email={email} other={other} ask="forgot" />}
      {hasCode && !isCodeUsedUp(result) && (
        <form method="post" noValidate>
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <Stack gap={2}>
            <CodeSent email={email} other={other} requestedAgain={requestedAgain} />
            <FormHead id="reset-errors" form={reset} />
            <OtpInput
              ref={code}
              id="reset-code"
              name="code"
              label={labels.code}
              defaultValue={reset.error('code') === undefined ? reset.value('code') : ''}
              error={reset.error('code')}
              required
            />
            <AccountPasswordInput
              id="reset-password"
              name="password"
              kind="new"
              label={labels.password}
              error={reset.error('password')}
            />
            <Button type="submit" name="form" value="reset" variant="primary" size="large" block>
              {t('account.set-password')}
            </Button>
            <Button type="submit" name="form" value="forgot" variant="ghost" block>
              {t('account.new-code')}
            </Button>
          </Stack>
        </form>
      )}
      {!hasCode && (
        <form method="post" noValidate>
          <input type="hidden" name="form" value="forgot" />
          <Stack gap={2}>
            <Text>{t('account.forgot-text')}</Text>
            <FormHead id="forgot-errors" form={asked} />
            <TextInput
              id="forgot-email"
              name="email"
              type="email"
              label={t('account.email')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={254}
              defaultValue={asked.value('email')}
              error={asked.error('email')}
            />
            <Button type="submit" variant="primary" size="large" block>
              {t('account.send-code')}
            </Button>
          </Stack>
        </form>
      )}
      <Text role="small" tone="secondary">
        <Link href={`${pagePath(site, 'signIn', {})}${search}`}>{t('account.sign-in')}</Link>
      </Text>
    </AccountSplitPage>
  );
}
