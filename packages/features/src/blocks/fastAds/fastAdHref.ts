import { fastAdAddress, type FastAdQuery } from '@volan/domain-rules';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';

/** The page of a fast ad. [B38] */
export const fastAdHref = (site: Pick<Site, 'brand' | 'language'>, { id }: { readonly id: number }) =>
  pagePath(site, 'fastAd', { fastAdId: id });

/** The one address of a search of fast ads, in the brand and language of the site. [B42, C12] */
export function fastAdsHref(site: Pick<Site, 'brand' | 'language'>, query: FastAdQuery) {
  const { path, parameters } = fastAdAddress(query);
  const page = path === null ? pagePath(site, 'fastAds', {}) : pagePath(site, 'fastAdList', path);

  return parameters === '' ? page : `${page}?${parameters}`;
}
