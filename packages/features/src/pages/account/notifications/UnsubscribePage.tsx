import { Button } from '@volan/ui/Button';
import { ResultPage } from '@volan/ui/ResultPage';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { settingsTabPath } from '../settings/settingsTab.ts';

export interface UnsubscribePageProps {
  result?: FormResult | undefined;
}

/**
 * The page of the unsubscribe link in a mail. It asks once, without a sign-in. Opening it changes nothing, because mail
 * scanners open links too. [RFC 8058]
 */
export function UnsubscribePage({ result }: UnsubscribePageProps) {
  const site = useSite();
  const { t } = useMessages();
  const isDone = result?.ok === true;
  const isRefused = result !== undefined && !isDone;
  const outcome = isDone ? 'success' : isRefused ? 'failure' : 'waiting';
  const title = t(isDone ? 'notifications.unsubscribed-title' : 'notifications.unsubscribe-title');
  const fact = isDone
    ? t('notifications.unsubscribed-text')
    : t(isRefused ? 'notifications.unsubscribe-bad' : 'notifications.unsubscribe-text');
  const settings = settingsTabPath(pagePath(site, 'settings', {}), 'notifications');

  return (
    <SitePage>
      <PrivateHead title={title} />
      <ResultPage
        outcome={outcome}
        title={title}
        fact={fact}
        actions={
          <>
            {result === undefined && (
              <form method="post">
                <input type="hidden" name="form" value="unsubscribe" />
                <Button type="submit" variant="primary">
                  {t('notifications.unsubscribe-action')}
                </Button>
              </form>
            )}
            <Button variant={result === undefined ? 'secondary' : 'primary'} href={settings}>
              {t('notifications.choose')}
            </Button>
          </>
        }
      />
    </SitePage>
  );
}
