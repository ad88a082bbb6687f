import type { Account, AdSellerChoice } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Link } from '@volan/ui/Link';
import { adHref } from '../../../blocks/adCard/adCardData.ts';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { failureText } from '../../../blocks/forms/useForm.ts';
import { VerifyEmail } from '../../../blocks/forms/VerifyEmail.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountNotices } from '../../../shell/account/AccountNotices.tsx';
import * as styles from '../adForm/adForm.css.ts';
import type { AdFormResult } from './AdFormResult.ts';
import { DraftChoice } from './DraftLine.tsx';
import { ConfirmPhoneFirst, phoneError } from './ConfirmPhoneFirst.tsx';
import { NoFreeSlots } from './NoFreeSlots.tsx';
import type { Draft } from './useDraft.ts';

export interface NewAdNoticesProps {
  /** Null for a visitor. */
  account: Account | null;
  seller: AdSellerChoice | null;
  draft: Draft;
  result: AdFormResult | undefined;
  /** The result of the mailed code, of a phone number, or of its code. */
  verification?: FormResult | undefined;
  /** Address of the page, without a draft. */
  here: string;
  /** Address of the page with the draft. */
  back: string;
  /** Address to sign in and come back to the draft. */
  signIn: string;
  /** Where the own ads of this kind are. @default 'activeAds' */
  adsPage?: 'activeAds' | 'myFastAds';
}

/** What a seller should know before the form of a new ad, and why it was refused as a whole. */
export function NewAdNotices(props: NewAdNoticesProps) {
  const { account, seller, draft, result, verification, here, back, signIn, adsPage = 'activeAds' } = props;
  const site = useSite();
  const { t } = useMessages();
  // an empty form is no ad yet
  const isStored = draft.state !== 'none' || draft.draft.version > 0 || result !== undefined;

  return (
    <>
      {account === null && (
        <div className={styles.withoutScript}>
          <Alert
            tone="info"
            actions={
              <Link href={`${pagePath(site, 'signIn', {})}?return=${encodeURIComponent(here)}`}>
                {t('account.sign-in')}
              </Link>
            }
          >
            {t('selling.sign-in-first')}
          </Alert>
        </div>
      )}
      {account !== null && <AccountNotices account={account} />}
      {account !== null && !account.email_verified && (
        <VerifyEmail
          account={account}
          result={verification}
          {...(isStored && { kept: t('selling.verify-first') })}
          // once publishing was refused for it, this is the refusal
          isRefusal={result?.failure === 'forbidden'}
          action={back}
        />
      )}
      {account !== null && (
        <ConfirmPhoneFirst account={account} seller={seller} result={result} verification={verification} back={back} />
      )}
      {result?.errors['slots'] === undefined && <NoFreeSlots seller={seller} adsPage={adsPage} />}
      <DraftChoice draft={draft} />
      {result && <Refusal account={account} result={result} signIn={signIn} />}
      {result && result.duplicate !== null && (
        <Alert tone="caution">
          {t('selling.duplicate')} <Link href={adHref(site, result.duplicate)}>{t('selling.see-duplicate')}</Link>
        </Alert>
      )}
    </>
  );
}

/** The failure of the whole form; nothing if only fields are wrong. */
function Refusal({ account, result, signIn }: { account: Account | null; result: AdFormResult; signIn: string }) {
  const { t } = useMessages();
  const isOfWhole = !Object.keys(result.errors).some((name) => name !== 'slots');
  const isSaidAbove =
    (result.failure === 'forbidden' && account?.email_verified === false) || result.errors[phoneError] !== undefined;
  if (!isOfWhole || result.failure === null || isSaidAbove) return null;

  return (
    <Alert
      tone="critical"
      urgent
      {...(result.failure === 'unauthenticated' && {
        actions: <Link href={signIn}>{t('account.sign-in')}</Link>,
      })}
    >
      {failureText(t, result.errors['slots']?.[0] ?? result.failure)}
    </Alert>
  );
}
