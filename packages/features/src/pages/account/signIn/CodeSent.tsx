import { Alert } from '@volan/ui/Alert';
import { Link } from '@volan/ui/Link';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface CodeSentProps {
  /** The address that was typed into this form; never one of the server. */
  readonly email: string;
  /** The way back to where another address is typed. */
  readonly other: { readonly label: string; readonly href: string };
}

/** Where a code went: the same for every address, so that nobody learns whether it has an account. [J08] */
export function CodeSent({ email, other }: CodeSentProps) {
  const { t } = useMessages();
  return (
    <Alert tone="info" actions={<Link href={other.href}>{other.label}</Link>}>
      {t('account.code-sent', { email })}
    </Alert>
  );
}
