import { bannerQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import type { BannerPlace } from '@volan/ui/BannerSlot';
import type { ReactNode } from 'react';
import { island } from '../../runtime/hydration/island.tsx';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { BannerIsland } from './Banner.island.tsx';
import { bannerOf } from './bannerOf.ts';
import { bannerPositions, type PageWithBanners } from './bannerPositions.ts';

const HydratedBanner = island('banner', BannerIsland);

/**
 * The banner of a position on its page; null without one, so that it takes no room. Several take turns, each for an
 * hour, so that all visitors share a page. [M50, J84]
 */
export function useBanner<Page extends PageWithBanners>(
  page: Page,
  position: string & keyof (typeof bannerPositions)[Page],
): ReactNode {
  const api = useApi();
  const site = useSite();
  const { t } = useMessages();
  const { data } = useQuery(bannerQueries.shown(api, page, site.country));
  const shown = data?.banners.find((banner) => banner.position === position);
  if (!shown) return null;

  const place: BannerPlace = (bannerPositions[page] as Readonly<Record<string, BannerPlace>>)[position] ?? 'list';

  return (
    <HydratedBanner
      id={shown.id}
      place={place}
      label={t('shell.advertisement')}
      banner={bannerOf(shown, place)}
      asking={{ brand: site.brand.id, language: site.language }}
    />
  );
}
