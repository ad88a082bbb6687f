import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@volan/api-client';
import { bannerQueries } from '@volan/api-client/react';
import type { Site } from '../../runtime/site/Site.ts';
import { bannerPositions, type PageWithBanners } from './bannerPositions.ts';

/** Reads the banners of a page on the server; a page works without them. [M50] */
export const prefetchBanners = (queries: QueryClient, api: Api, site: Site, page: PageWithBanners): Promise<void> =>
  queries.prefetchQuery(bannerQueries.shown(api, page, site.country));

/** Positions of the banners of a page, and until when what it shows is right: milliseconds since 1970, or `Infinity`. */
export function bannerValidity(queries: QueryClient, api: Api, site: Site, page: PageWithBanners) {
  const read = queries.getQueryData(bannerQueries.shown(api, page, site.country).queryKey);

  return { positions: Object.keys(bannerPositions[page]), validUntil: read?.changesAt ?? Infinity };
}
