import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { AnswerAlert } from '../../../blocks/forms/AnswerAlert.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { failureText } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { CodeSentProps } from './CodeSent.tsx';

export interface CodeUsedUpProps extends Pick<CodeSentProps, 'email' | 'other'> {
  /** The form of the page that mails a code. */
  ask: 'code-ask' | 'forgot';
  /** Whether the browser is to stay signed in. @default false */
  remember?: boolean;
}

const usedUp = 'code-used-up';

/** Whether the tries with a code are used up, so that only a new one can be right. */
export const isCodeUsedUp = (result: FormResult | undefined): boolean =>
  result?.errors['code']?.includes(usedUp) ?? false;

/**
 * After too many wrong codes: says that a new code is needed, and mails it by one press. It is the same for an address
 * without an account. [J09]
 */
export function CodeUsedUp({ email, other, ask, remember = false }: CodeUsedUpProps) {
  const { t } = useMessages();
  return (
    <form method="post" noValidate>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="remember" value={remember ? '1' : ''} />
      <Stack gap={2}>
        <AnswerAlert tone="critical" actions={<Link href={other.href}>{other.label}</Link>}>
          {failureText(t, usedUp)}
        </AnswerAlert>
        <Button type="submit" name="form" value={ask} variant="primary" size="large" block>
          {t('account.new-code')}
        </Button>
      </Stack>
    </form>
  );
}
