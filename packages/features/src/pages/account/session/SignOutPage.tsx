import { Button } from '@volan/ui/Button';
import { ResultPage } from '@volan/ui/ResultPage';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { forgetLists } from '../../../blocks/collected/collectedLists.ts';
import { forgetMessageDrafts } from '../../../blocks/messages/messageDrafts.ts';
import { clearOutgoing } from '../../../blocks/messages/outgoingStore.ts';
import { flashToast } from '../../../runtime/overlays/flashToast.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** Deletes the account's data in this browser. [F19] */
function forgetAll() {
  forgetLists();
  forgetMessageDrafts();
  void clearOutgoing();
}

export interface SignOutPageProps {
  /** The browser sends cookies of somebody who is signed in, or was. */
  signedIn: boolean;
  /** The account was removed just now. @default false [J11] */
  removed?: boolean;
}

/**
 * Asks before it signs out; then it leads home, where a message says so. Only the form signs out, because an address
 * alone can be opened by anybody. [B05, F03]
 */
export function SignOutPage({ signedIn, removed = false }: SignOutPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const title = t(signedIn ? 'session.leave' : removed ? 'session.removed' : 'session.left');
  const home = homeHref(site);
  const leave = () => {
    forgetAll();
    flashToast({ text: t('session.left'), tone: 'done' });
  };

  return (
    <SitePage>
      <PrivateHead title={title} />
      {signedIn ? (
        <form method="post" onSubmit={leave}>
          <ResultPage
            outcome="leaving"
            title={title}
            fact={t('session.leave-text')}
            actions={
              <>
                <Button variant="primary" type="submit">
                  {t('session.leave-button')}
                </Button>
                <Button href={home}>{t('cancel')}</Button>
              </>
            }
          />
        </form>
      ) : (
        <ResultPage
          outcome="success"
          title={title}
          fact={t(removed ? 'session.removed-text' : 'session.left-text')}
          actions={
            <Button variant="primary" href={home}>
              {t('error.go-home')}
            </Button>
          }
        />
      )}
    </SitePage>
  );
}
