import { Alert } from '@volan/ui/Alert';
import { Link } from '@volan/ui/Link';
import { AnswerAlert } from '../../../blocks/forms/AnswerAlert.tsx';
import type { CodeStep } from '../../../runtime/site/codeStep.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface CodeSentProps {
  /** The address that was typed into this form; never one of the server. */
  readonly email: string;
  /** The way back to where another address is typed. */
  readonly other: { readonly label: string; readonly href: string };
  /** When another code was requested, if that is the answer of this page. */
  readonly requestedAgain?: CodeStep['requestedAgain'];
}

/**
 * Where a code went: the same for every address, so that nobody learns whether it has an account. After another code was
 * requested it takes the focus, and says when that was and that earlier codes are no longer valid. [J08]
 */
export function CodeSent({ email, other, requestedAgain }: CodeSentProps) {
  const { brand } = useSite();
  const { t, tag } = useMessages();
  const actions = <Link href={other.href}>{other.label}</Link>;
  if (requestedAgain === undefined) {
    return (
      <Alert tone="info" actions={actions}>
        {t('account.code-sent', { email })}
      </Alert>
    );
  }
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: brand.timeZone });

  return (
    <AnswerAlert key={requestedAgain} tone="positive" actions={actions}>
      {t('account.other-code-sent', { email, time: clock.format(requestedAgain) })}
    </AnswerAlert>
  );
}
