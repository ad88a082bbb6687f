import { Button } from '@volan/ui/Button';
import { Checkbox } from '@volan/ui/Checkbox';
import { OtpInput } from '@volan/ui/OtpInput';
import { Stack } from '@volan/ui/Stack';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useFirstField } from '../forms/useFirstField.ts';
import { CodeSent } from './CodeSent.tsx';

/** Takes the code that was mailed to sign in, and mails another one. A plain form. */
export function SignInCode({ result }: { result: FormResult }) {
  const site = useSite();
  const { t } = useMessages();
  const labels = { code: t('account.code') };
  const used = useForm(result, 'code-use', 'code-', labels);
  const code = useFirstField(!used.answered);
  const email = result.values['email'] ?? '';
  const other = { label: t('account.code-other-way'), href: `${pagePath(site, 'signIn', {})}${site.search}` };

  return (
    <form method="post" noValidate>
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <Stack gap={2}>
        <CodeSent email={email} other={other} />
        <FormHead id="code-errors" form={used} />
        <OtpInput ref={code} id="code-code" name="code" label={labels.code} error={used.error('code')} required />
        <Checkbox name="remember" value="1" defaultChecked={result.values['remember'] === '1'}>
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
