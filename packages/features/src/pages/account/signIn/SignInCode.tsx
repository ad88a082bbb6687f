import { Button } from '@volan/ui/Button';
import { Checkbox } from '@volan/ui/Checkbox';
import { OtpInput } from '@volan/ui/OtpInput';
import { Stack } from '@volan/ui/Stack';
import { withoutCodeStep, type CodeStep } from '../../../runtime/site/codeStep.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useFirstField } from '../forms/useFirstField.ts';
import { CodeSent } from './CodeSent.tsx';
import { CodeUsedUp, isCodeUsedUp } from './CodeUsedUp.tsx';

export interface SignInCodeProps {
  /** The step in the address; null if it is too old. */
  step: CodeStep | null;
  /** What the code, or the request for another one, led to. */
  result: FormResult | undefined;
}

/** Takes the code that was mailed to sign in, and mails another one. A plain form. [B03, J09] */
export function SignInCode({ step, result }: SignInCodeProps) {
  const site = useSite();
  const { t } = useMessages();
  const labels = { code: t('account.code') };
  const form = useForm(result, result?.form ?? 'code-use', 'code-', labels);
  // a result of this page is newer than the request of another code
  const requestedAgain = result === undefined ? step?.requestedAgain : undefined;
  const code = useFirstField(!form.answered && requestedAgain === undefined);
  const email = result?.values['email'] ?? step?.email ?? '';
  const remember = result ? result.values['remember'] === '1' : (step?.remember ?? false);
  const other = {
    label: t('account.code-other-way'),
    href: `${pagePath(site, 'signIn', {})}${withoutCodeStep(site.search)}`,
  };
  if (isCodeUsedUp(result)) return <CodeUsedUp email={email} other={other} ask="code-ask" remember={remember} />;

  return (
    <form method="post" noValidate>
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <Stack gap={2}>
        <CodeSent email={email} other={other} requestedAgain={requestedAgain} />
        <FormHead id="code-errors" form={form} />
        <OtpInput ref={code} id="code-code" name="code" label={labels.code} error={form.error('code')} required />
        <Checkbox name="remember" value="1" defaultChecked={remember}>
          {t('account.remember')}
        </Checkbox>
        <Button type="submit" name="form" value="code-use" variant="primary" size="large" block>
          {t('account.sign-in')}
        </Button>
        <Button type="submit" name="form" value="code-ask" variant="ghost" block>
          {t('account.new-code')}
        </Button>
      </Stack>
    </form>
  );
}
