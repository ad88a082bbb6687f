import { Alert } from '@volan/ui/Alert';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface WhyProps {
  /** The button of the visitor that needs an account. @default nothing */
  wanted?: 'save' | 'follow' | undefined;
}

/** Says why somebody is asked to sign in who pressed a heart or followed a company. [A05, H01] */
export function Why({ wanted }: WhyProps) {
  const { t } = useMessages();
  return wanted && <Alert tone="info">{t(wanted === 'save' ? 'account.why-save' : 'account.why-follow')}</Alert>;
}
