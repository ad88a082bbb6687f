import { Button } from '@volan/ui/Button';
import { ResultPage } from '@volan/ui/ResultPage';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { cartStore } from '../../../blocks/cart/cartStore.ts';
import { compareStore } from '../../../blocks/compare/compareStore.ts';
import { favouriteStores } from '../../../blocks/favourites/favouriteStores.ts';
import { historyStore } from '../../../blocks/history/historyStore.ts';

/**
 * Forgets what this browser keeps of a person, so that the next one at the same device finds nothing of it. How the site
 * looks and speaks stays. It never fails, whatever the server says. [F03]
 */
function forgetVisitor() {
  for (const store of [cartStore, compareStore, historyStore, ...Object.values(favouriteStores)]) {
    store.clear();
  }
}

export interface SignOutPageProps {
  /** The browser sends cookies of somebody who is signed in, or was. */
  signedIn: boolean;
}

/** Asks before it signs out: only the form does it, because an address alone can be opened by anybody. [B05, F03] */
export function SignOutPage({ signedIn }: SignOutPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const title = t(signedIn ? 'session.leave' : 'session.left');
  const home = homeHref(site);
  return (
    <SitePage>
      <PrivateHead title={title} />
      {signedIn ? (
        <form method="post" onSubmit={forgetVisitor}>
          <ResultPage
            outcome="waiting"
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
          fact={t('session.left-text')}
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
