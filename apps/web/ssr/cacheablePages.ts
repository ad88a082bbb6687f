import {
  holdsControlCharacters,
  holdsFilterForm,
  printCatalogQuery,
  printCompanyQuery,
  printFastAdQuery,
  readCatalogQuery,
  readCompanyQuery,
  readFastAdQuery,
  routes,
  textPages,
  translationParameter,
  type LanguageValue,
  type Page,
} from '@volan/domain-rules';
import type { SiteAddress } from '../server/http/siteAddress.ts';

/** What makes a page the same for all who ask for it. */
interface PageQuery {
  /**
   * The one text of the parameters that the page knows, without `?`; null where it answers with something else than
   * the page, or shows what was wrong: that is made for its visitor alone.
   */
  readonly query: (given: URLSearchParams) => string | null;
  /** All that it shows comes with the feed of changes (ads, sellers' states, the catalogue). */
  readonly invalidatedByFeed: boolean;
}

/** Longest value of a parameter that is worth keeping a page for. */
const maxValueLength = 200;

const nothing = () => '';

/** These parameters, each at most once, in this order; all others mean nothing. */
const only =
  (...names: readonly string[]) =>
  (given: URLSearchParams) => {
    const known = new URLSearchParams();
    for (const name of names) {
      const [value = '', second] = given.getAll(name);
      if (second !== undefined || value.length > maxValueLength) {
        return null;
      }
      if (value !== '') {
        known.set(name, value);
      }
    }
    return known.toString();
  };

/** The parameters of a list of ads. The order of its filters is the category's: the page itself moves another one. */
function list(given: URLSearchParams) {
  const { query, bad } = readCatalogQuery(given);
  if (bad.length > 0 || holdsFilterForm(given) || holdsControlCharacters(given)) {
    return null;
  }
  const filters = given.get('filters') ?? '';
  const known = [
    printCatalogQuery({ ...query, filters: [] }),
    filters === '' ? '' : `filters=${encodeURIComponent(filters)}`,
    given.get('view') === 'grid' ? 'view=grid' : '',
  ];

  return known.filter((part) => part !== '').join('&');
}

/** The parameters of a form that a search fills in: those of its list, and none that sends it. */
const form = (given: URLSearchParams) => (given.has('to') ? null : list(given));

/** A comparison that the server makes: of a link, or of what a browser without JavaScript has chosen. */
const comparesByServer = (given: URLSearchParams) => ['ads', 'mine', 'remove'].some((name) => given.has(name));

/** The parameters of a list of fast ads; a price that is no number is shown again to its visitor alone. */
function fastAds(given: URLSearchParams) {
  const { query, wrong } = readFastAdQuery(given);
  return Object.keys(wrong).length > 0 ? null : printFastAdQuery(query);
}

/** A translated description has a page of its own: it may fail, and then the next one may not. */
const ad = (given: URLSearchParams) => (given.has(translationParameter) ? null : '');

/** Pages that are kept for every visitor, with what they know of the query. Any other is kept only without a query. */
const pageQueries: Partial<Record<Page, PageQuery>> = {
  home: { query: nothing, invalidatedByFeed: true },
  catalog: { query: list, invalidatedByFeed: true },
  ad: { query: ad, invalidatedByFeed: true },
  adDetails: { query: ad, invalidatedByFeed: true },
  fastAds: { query: fastAds, invalidatedByFeed: true },
  fastAdList: { query: fastAds, invalidatedByFeed: true },
  fastAd: { query: nothing, invalidatedByFeed: true },
  fastAdImages: { query: nothing, invalidatedByFeed: true },
  companies: { query: (given) => printCompanyQuery(readCompanyQuery(given)), invalidatedByFeed: false },
  company: { query: list, invalidatedByFeed: false },
  detailedSearch: { query: form, invalidatedByFeed: true },
  compareAds: { query: (given) => (comparesByServer(given) ? null : ''), invalidatedByFeed: false },
  history: { query: nothing, invalidatedByFeed: false },
  models: { query: only('q'), invalidatedByFeed: true },
  model: { query: nothing, invalidatedByFeed: true },
  paymentPlans: { query: nothing, invalidatedByFeed: false },
  blog: { query: only('page'), invalidatedByFeed: false },
  blogEntry: { query: only('page'), invalidatedByFeed: false },
  offline: { query: nothing, invalidatedByFeed: false },
  ...Object.fromEntries(textPages.map((page) => [page, { query: nothing, invalidatedByFeed: false }])),
};

/** Any other page. */
const otherPage: PageQuery = {
  query: (given) => (given.size === 0 ? '' : null),
  invalidatedByFeed: false,
};

/** The ad whose page it is, full or fast; null for other pages. */
function adOf(match: NonNullable<SiteAddress['match']>): number | null {
  if (match.page === 'ad' || match.page === 'adDetails') return match.params.adId;

  return match.page === 'fastAd' || match.page === 'fastAdImages' ? match.params.fastAdId : null;
}

/** A page that is the same for every signed-out visitor, as the cache knows it. */
export interface CacheablePage {
  /** The same for all addresses of this page, and for no other page. */
  readonly key: string;
  /** With the parameters that the page knows, and no others. */
  readonly url: URL;
  /** Language of the page: only Serbian is written in two scripts. */
  readonly language: LanguageValue;
  /** Id of the ad whose page it is. */
  readonly adId: number | null;
  readonly invalidatedByFeed: boolean;
}

/**
 * The cache entry for an address; null if it has no page, redirects, or is personal.
 *
 * Language and brand are in path and host. Unknown parameters are left out, so that nobody can fill the cache with
 * copies of one page.
 */
export function cacheablePage({ url: given, host, match, wantsData }: SiteAddress): CacheablePage | null {
  if (wantsData || !match || match.redirect || !routes[match.page].built || routes[match.page].delivery !== 'public') {
    return null;
  }
  const { query, invalidatedByFeed } = pageQueries[match.page] ?? otherPage;
  const known = query(given.searchParams);
  if (known === null) {
    return null;
  }
  const url = new URL(given);
  url.search = known;
  url.hash = '';

  return {
    key: `${host.country ?? ''}@${host.host}:${url.port}${url.pathname}${url.search}`,
    url,
    language: match.language,
    adId: adOf(match),
    invalidatedByFeed,
  };
}
