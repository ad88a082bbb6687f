import { brands, matchPath, routes, type LanguageValue, type ResolvedHost } from '@volan/domain-rules';
import { sharedPages, unknownPage } from './sharedPages.ts';

/** The address of a page that is the same for every signed-out reader. */
export interface SharedAddress {
  /** The same for all addresses of this page, and for no other page. */
  readonly key: string;
  /** With the parameters that the page knows, and no others. */
  readonly url: URL;
  /** Of the page: only Serbian is written in two scripts. */
  readonly language: LanguageValue;
  /** Id of the ad whose page it is. */
  readonly adId: number | null;
  readonly followsFeed: boolean;
}

/**
 * The one form of an address; null where it has no page, moves to another address, or is personal.
 *
 * Language and brand stand in path and host. What the page does not know is left out, so that nobody fills a cache with
 * copies of one page.
 */
export function sharedAddress(asked: URL, host: ResolvedHost): SharedAddress | null {
  const match = matchPath(brands[host.brand], asked.pathname);
  if (!match || match.redirect || !routes[match.page].built || routes[match.page].delivery !== 'public') {
    return null;
  }
  const { query, followsFeed } = sharedPages[match.page] ?? unknownPage;
  const known = query(asked.searchParams);
  if (known === null) {
    return null;
  }
  const url = new URL(asked);
  url.search = known;
  url.hash = '';
  return {
    key: `${host.country ?? ''}@${host.host}:${url.port}${url.pathname}${url.search}`,
    url,
    language: match.language,
    adId: match.page === 'ad' || match.page === 'adDetails' ? match.params.adId : null,
    followsFeed,
  };
}
