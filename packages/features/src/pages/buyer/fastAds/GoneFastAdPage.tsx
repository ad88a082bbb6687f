import type { FastAd, FastAdGone } from '@volan/api-contract';
import { emptyFastAdQuery } from '@volan/domain-rules';
import { Button, ErrorState, Stack } from '@volan/ui';
import { outlineOfKind } from '../../../blocks/adCard/outlineOfKind.ts';
import { fastAdsHref } from '../../../blocks/fastAds/fastAdHref.ts';
import { FavouriteForm } from '../../../blocks/favourites/FavouriteForm.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { useShell } from '../../../shell/useShell.ts';
import { goneFastAdHead } from './fastAdHead.ts';
import { NearFastAds } from './NearFastAds.tsx';

export interface GoneFastAdPageProps {
  ad: FastAdGone;
  /** Fast ads that are still there, the newest first. */
  near: readonly FastAd[];
}

/** The end of a fast ad, in words; one that became a full ad has a page. */
const endings = {
  sold: 'fast-page.sold',
  removed: 'gone.removed',
  paused: 'gone.paused',
  expired: 'gone.ended',
  full: 'gone.ended',
} as const;

/** A fast ad that was sold, removed or has ended: it names it and offers others. The route answers 410. [B38, B53] */
export function GoneFastAdPage({ ad, near }: GoneFastAdPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { categories } = useShell();
  const kind = categories.find(({ id }) => id === ad.category.id)?.kind ?? '';

  return (
    <SitePage>
      <PageHead {...goneFastAdHead(ad, site, messages)} />
      <FavouriteForm kind="ads" page="savedFastAds" />
      <Stack gap={5}>
        <ErrorState
          code={t('gone.label')}
          title={t(endings[ad.status])}
          sentence={t('gone.text', { title: ad.line || ad.category.title })}
          outline={outlineOfKind(kind)}
          actions={
            <Button variant="primary" href={fastAdsHref(site, { ...emptyFastAdQuery, category: ad.category.slug })}>
              {t('gone.see-similar')}
            </Button>
          }
        />
        <NearFastAds ad={ad} near={near} />
      </Stack>
    </SitePage>
  );
}
