import type { AdSellerChoice } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Link } from '@volan/ui/Link';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { AdFormResult } from './AdFormResult.ts';

/** Name of the error of a seller who has to confirm a phone; it belongs to no field. */
export const phoneError = 'account_phone';

export interface ConfirmPhoneFirstProps {
  seller: AdSellerChoice | null;
  result: AdFormResult | undefined;
  /** Address of the page with the draft. */
  back: string;
}

/**
 * Says before the first ad that its seller has to confirm a phone, and leads there and back to the draft. Once
 * publishing was refused for it, this is the refusal. [J06, G14]
 */
export function ConfirmPhoneFirst({ seller, result, back }: ConfirmPhoneFirstProps) {
  const site = useSite();
  const { t } = useMessages();
  const isRefused = result?.errors[phoneError] !== undefined;
  if (!isRefused && seller?.phone_first !== true) return null;

  const confirm = `${pagePath(site, 'settings', {})}?return=${encodeURIComponent(back)}#phone-title`;

  return (
    <Alert
      {...(isRefused ? { tone: 'critical', urgent: true } : { tone: 'info' })}
      actions={<Link href={confirm}>{t('account.phone-confirm')}</Link>}
    >
      {t('failures.phone-first')} {t('selling.draft-stays')}
    </Alert>
  );
}
