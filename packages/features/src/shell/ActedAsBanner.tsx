import { LoginAsBanner } from '@volan/ui/LoginAsBanner';
import { pagePath } from '../runtime/site/pagePath.ts';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useMessages } from '../runtime/site/useMessages.ts';
import type { Viewer } from '../runtime/site/Viewer.ts';

export interface ActedAsBannerProps {
  /** The person who views the page. @default the signed-in user of the site */
  viewer?: Viewer | undefined;
}

/** Says on every page that an administrator acts as somebody else; nothing for everybody else. [J12] */
export function ActedAsBanner({ viewer }: ActedAsBannerProps) {
  const site = useSite();
  const { t } = useMessages();
  const name = (viewer ?? site.viewer)?.actedAs;
  if (name === undefined) return null;

  return (
    <LoginAsBanner
      label={t('account.login-as')}
      note={t('account.login-as-note')}
      leave={{ label: t('account.login-as-leave'), action: `${pagePath(site, 'signOut', {})}?leave` }}
    >
      {t('account.login-as-who', { name })}
    </LoginAsBanner>
  );
}
