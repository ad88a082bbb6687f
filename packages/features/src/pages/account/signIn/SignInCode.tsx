import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Checkbox } from '@volan/ui/Checkbox';
import { OtpInput } from '@volan/ui/OtpInput';
import { Stack } from '@volan/ui/Stack';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';

/** Takes the code that was mailed to sign in, and mails another one. A plain form. */
export function SignInCode({ result }: { result: FormResult }) {
  const { t } = useMessages();
  const asked = useForm(result, 'code-ask', 'code-');
  const used = useForm(result, 'code-use', 'code-');
  return (
    <form method="post" noValidate>
      <input type="hidden" name="email" value={result.values['email'] ?? ''} autoComplete="username" />
      <Stack gap={2}>
        {asked.done && <Alert tone="info">{t('account.code-sent')}</Alert>}
        <FormHead id="code-errors" form={used} />
        <OtpInput id="code-code" name="code" label={t('account.code')} error={used.error('code')} required />
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
