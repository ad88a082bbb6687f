import { bannerValidity, placePreview, prefetchBanners, type PageWithBanners } from '@volan/features/banners';
import type { RequestContext } from '../ssr/requestContext.ts';

/** Reads the banners of a page, and says until when they are right. A page works without them. [M50, J84] */
export async function readBanners(requestContext: RequestContext, page: PageWithBanners): Promise<void> {
  const { queries, api, site, bannerPreview } = requestContext;
  await prefetchBanners(queries, api, site, page);
  if (bannerPreview) placePreview(queries, api, site, page, bannerPreview);
  requestContext.shownBanners = bannerValidity(queries, api, site, page);
}
