import type { SitemapFastAd, SitemapList, SitemapService } from '@volan/api-contract';
import {
  emptyCatalogQuery,
  emptyFastAdQuery,
  fastAdAddress,
  isTextPage,
  option,
  pages,
  pair,
  pathOf,
  printCatalogQuery,
  routes,
  type LanguageValue,
  type Page,
} from '@volan/domain-rules';
import type { SeoHost } from './SeoHost.ts';
import type { SitemapEntry } from './sitemapXml.ts';

/**
 * Public pages that search engines should not list: those for one visitor, and the offline page. The blog has its own
 * sitemap, in the languages that have articles.
 */
const notFindable: readonly Page[] = ['history', 'offline', 'blog'];

const isFindable = (page: Page) =>
  routes[page].built &&
  routes[page].delivery === 'public' &&
  !routes[page].english.includes('{') &&
  !notFindable.includes(page);

/** Further pages that are the same in every country: those for sellers, and calculators. */
const ofEveryCountry: readonly Page[] = [
  'partners',
  'paymentPlans',
  'loyaltyProgram',
  'moderationNumbers',
  'loan',
  'importCost',
  'ownership',
];

/** Lists that are empty in most countries: only the host of all countries names them. */
const ofFewCountries: readonly Page[] = ['fastAds', 'services'];

const isSameInEveryCountry = (page: Page) => isTextPage(page) || ofEveryCountry.includes(page);

/**
 * Pages that need no parameters. Longer texts are the same in every country: their canonical address is on the host of
 * all countries.
 */
export function pageEntries({ brand, country, origin }: SeoHost, language: LanguageValue): SitemapEntry[] {
  const isOfCountry = (page: Page) => !isSameInEveryCountry(page) && !ofFewCountries.includes(page);
  const isOwn = (page: Page) => isFindable(page) && (country === null || isOfCountry(page));
  return pages.filter(isOwn).map((page) => ({ address: origin + pathOf(brand, page, {} as never, language) }));
}

/** The key of makes and models in a catalog address. */
const vehicleKey = 'vozilo';

function queryOf({ brand, model }: SitemapList) {
  if (brand === null) {
    return '';
  }
  const values = [model === null ? option(brand) : pair(brand, model)];
  return `?${printCatalogQuery({ ...emptyCatalogQuery, filters: [{ key: vehicleKey, values }] })}`;
}

/** A list of the catalog as a sitemap names it. */
export function listEntry({ brand, origin }: SeoHost, list: SitemapList, language: LanguageValue): SitemapEntry {
  const path = pathOf(brand, 'catalog', { categorySlug: list.category }, language);
  return { address: `${origin}${path}${queryOf(list)}`, changedAt: list.changed_at };
}

/** Pages about models that are on sale, each once, in however many categories. [B28] */
export function modelEntries(
  { brand, origin }: SeoHost,
  lists: readonly SitemapList[],
  language: LanguageValue,
): SitemapEntry[] {
  const models = new Map<string, SitemapEntry>();
  for (const { brand: brandSlug, model: modelSlug, changed_at: changedAt } of lists) {
    if (brandSlug === null || modelSlug === null) continue;

    const address = origin + pathOf(brand, 'model', { brandSlug, modelSlug }, language);
    const known = models.get(address)?.changedAt;
    models.set(address, { address, changedAt: known && known > changedAt ? known : changedAt });
  }
  return [...models.values()];
}

/** The page of a company. [B22] */
export function companyEntry(
  { brand, origin }: SeoHost,
  { slug }: { readonly slug: string },
  language: LanguageValue,
): SitemapEntry {
  return { address: origin + pathOf(brand, 'company', { companySlug: slug }, language) };
}

/**
 * Lists of fast ads that hold some, by category and by category and region, then the fast ads themselves. The list of
 * all is among the pages. [B42, B38]
 */
export function fastAdEntries(
  { brand, origin }: SeoHost,
  ads: readonly SitemapFastAd[],
  language: LanguageValue,
): SitemapEntry[] {
  const lists = new Map<string, SitemapEntry>();
  const note = (query: typeof emptyFastAdQuery, changedAt: string) => {
    const { path, parameters } = fastAdAddress(query);
    const page = path ? pathOf(brand, 'fastAdList', path, language) : pathOf(brand, 'fastAds', {}, language);
    const address = [origin + page, parameters].filter((part) => part !== '').join('?');
    const known = lists.get(address)?.changedAt;
    lists.set(address, { address, changedAt: known && known > changedAt ? known : changedAt });
  };
  for (const { category, region, changed_at: changedAt } of ads) {
    note({ ...emptyFastAdQuery, category }, changedAt);
    if (region !== null) note({ ...emptyFastAdQuery, category, region }, changedAt);
  }
  const singles = ads.map(({ id, changed_at: changedAt }) => ({
    address: origin + pathOf(brand, 'fastAd', { fastAdId: id }, language),
    changedAt,
  }));

  return [...lists.values(), ...singles];
}

/** The page of a car service. The directory is among the pages. [A07] */
export function serviceEntry(
  { brand, origin }: SeoHost,
  { id, changed_at: changedAt }: SitemapService,
  language: LanguageValue,
): SitemapEntry {
  return { address: origin + pathOf(brand, 'service', { serviceId: id }, language), changedAt };
}

/** The list of articles, its categories and the articles of a language; empty without articles. [E32] */
export function blogEntries(
  { brand, origin }: SeoHost,
  categories: readonly { readonly slug: string }[],
  articles: readonly { readonly slug: string; readonly changed_at: string }[],
  language: LanguageValue,
): SitemapEntry[] {
  if (articles.length === 0) return [];

  const addressOf = (blogSlug: string) => origin + pathOf(brand, 'blogEntry', { blogSlug }, language);
  return [
    { address: origin + pathOf(brand, 'blog', {}, language) },
    ...categories.map(({ slug }) => ({ address: addressOf(slug) })),
    ...articles.map(({ slug, changed_at: changedAt }) => ({ address: addressOf(slug), changedAt })),
  ];
}

/** The page of an ad. [T01] */
export function adEntry(
  { brand, origin }: SeoHost,
  ad: { readonly id: number; readonly kind: string; readonly slug: string; readonly changed_at: string },
  language: LanguageValue,
): SitemapEntry {
  const params = { kind: ad.kind, adId: ad.id, titleSlug: ad.slug };
  return { address: origin + pathOf(brand, 'ad', params, language), changedAt: ad.changed_at };
}
