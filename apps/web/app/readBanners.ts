import { bannerValidity, prefetchBanners, type PageWithBanners } from '@volan/features/banners';
import type { RequestContext } from '../ssr/requestContext.ts';

/** Reads the banners of a page, and says until when they are right. A page works without them. [M50, J84] */
export async function readBanners(requestContext: RequestContext, page: PageWithBanners): Promise<void> {
  const { queries, api, site } = requestContext;
  await prefetchBanners(queries, api, site, page);
  requestContext.shownBanners = bannerValidity(queries, api, site, page);
}
