import type { Account, AdSellerChoice } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { VerifyPhone } from '../../../blocks/forms/VerifyPhone.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { AdFormResult } from './AdFormResult.ts';

/** Name of the error of a seller who has to confirm a phone; it belongs to no field. */
export const phoneError = 'account_phone';

export interface ConfirmPhoneFirstProps {
  account: Account;
  seller: AdSellerChoice | null;
  result: AdFormResult | undefined;
  /** The result of the number, or of its code. */
  verification?: FormResult | undefined;
  /** Address of the page with the draft. */
  back: string;
}

/**
 * Has the seller confirm a phone before the first ad, beside the draft. Once publishing was refused for it, this is the
 * refusal. [J06, G14]
 */
export function ConfirmPhoneFirst({ account, seller, result, verification, back }: ConfirmPhoneFirstProps) {
  const { t } = useMessages();
  const isRefused = result?.errors[phoneError] !== undefined;
  if (!isRefused && seller?.phone_first !== true) return null;

  const why = (
    <Alert {...(isRefused ? { tone: 'critical', urgent: true } : { tone: 'info' })}>
      {t('failures.phone-first')} {t('selling.draft-stays')}
    </Alert>
  );
  // only its owner has the phone
  if (account.impersonated_by !== null) return why;

  return (
    <VerifyPhone account={account} result={verification} action={back}>
      {why}
    </VerifyPhone>
  );
}
