import { Button } from '@volan/ui/Button';
import { ResultPage } from '@volan/ui/ResultPage';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { builtLink, homeHref } from '../../../shell/shellLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** Where a call leads whose token is no longer valid: what happened, what is kept, and the ways on. [B06, K01] */
export function SessionExpiredPage() {
  const site = useSite();
  const { t } = useMessages();
  const signIn = builtLink(site, 'signIn', {});
  return (
    <SitePage>
      <PrivateHead title={t('session.expired')} />
      <ResultPage
        outcome="waiting"
        title={t('session.expired')}
        fact={t('session.expired-text')}
        actions={
          <>
            {signIn !== null && (
              <Button variant="primary" href={signIn + site.search}>
                {t('shell.sign-in')}
              </Button>
            )}
            <Button variant={signIn === null ? 'primary' : 'secondary'} href={homeHref(site)}>
              {t('session.visitor')}
            </Button>
          </>
        }
        {...(signIn === null && { note: t('session.not-open') })}
      />
    </SitePage>
  );
}
