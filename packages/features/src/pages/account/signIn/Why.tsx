import { Alert } from '@volan/ui/Alert';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface WhyProps {
  /** What a visitor began that needs an account. @default nothing */
  wanted?: 'save' | 'follow' | 'message' | 'ad' | 'cart' | undefined;
}

/** Says why somebody is asked to sign in, and that what they began is kept. [A05, H01] */
export function Why({ wanted }: WhyProps) {
  const { t } = useMessages();
  return wanted && <Alert tone="info">{t(`account.why-${wanted}`)}</Alert>;
}
