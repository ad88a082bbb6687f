import { Button } from '@volan/ui/Button';
import { ErrorState } from '@volan/ui/ErrorState';
import { Stack } from '@volan/ui/Stack';
import { OfflineFavourites } from '../../../blocks/favourites/OfflineFavourites.tsx';
import { RecentlyViewed } from '../../../blocks/history/RecentlyViewed.tsx';
import { builtLink } from '../../../shell/shellLinks.ts';
import { SitePage } from '../../../shell/SitePage.tsx';
import { screenHigh } from '../compare/compare.css.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/**
 * The page of the service worker when a page cannot be loaded: the fact, a link to try again, and the saved
 * and visited ads of this browser. It is at the requested address, so "try again" is a link to the same place. [N13]
 */
export function OfflinePage() {
  const site = useSite();
  const { t } = useMessages();
  const words = {
    texts: { today: t('time.today'), yesterday: t('time.yesterday'), noPicture: t('card.no-picture') },
    timeZone: site.brand.timeZone,
  };
  const history = builtLink(site, 'history', {});

  return (
    <SitePage>
      <title>{`${t('offline.title')} | ${site.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      {/* as high as the screen, so that the footer does not move in sight when the visited ads appear */}
      <div className={screenHigh}>
        <Stack gap={4}>
          <ErrorState
            icon="wifi-off"
            title={t('offline.title')}
            sentence={t('offline.text')}
            actions={
              <Button variant="primary" icon="refresh-cw" href="">
                {t('retry')}
              </Button>
            }
          />
          <OfflineFavourites id="favourites" title={t('account.favourites')} {...words} />
          <RecentlyViewed
            id="saved"
            title={t('offline.saved')}
            {...(history !== null && { all: { label: t('his-title'), href: history } })}
            {...words}
          />
        </Stack>
      </div>
    </SitePage>
  );
}
