import { Alert } from '@volan/ui/Alert';
import type { SavedWords } from '../../../runtime/site/savedWords.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface WhyProps {
  /** What a visitor began that needs an account. @default nothing */
  wanted?: 'save' | 'follow' | 'message' | 'request' | 'ad' | 'cart' | undefined;
  /** What was being filled in when the session ended. It says more than `wanted`. @default nothing */
  kept?: SavedWords | null | undefined;
}

/** Says why somebody is asked to sign in, and that what they began is kept. [A05, H01, K01] */
export function Why({ wanted, kept }: WhyProps) {
  const { t } = useMessages();
  if (kept) return <Alert tone="info">{t(`session.kept-${kept}`)}</Alert>;

  return wanted && <Alert tone="info">{t(`account.why-${wanted}`)}</Alert>;
}
