import { printCatalogQuery, type CatalogQuery, type FilterOrder } from '@volan/domain-rules';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';

/** How ads of a list are shown: one below the other, or in columns. */
export type CatalogView = 'list' | 'grid';

/** The company whose page shows a list. [M58] */
export interface StockOf {
  readonly companySlug: string;
  /** Its account: only the ads of this one are listed. */
  readonly seller: number;
}

/**
 * A place in the catalog: the category, the search and the view. Reload, Back and a link lead to the same screen. [M51]
 */
export interface CatalogPlace {
  readonly categorySlug: string;
  readonly query: CatalogQuery;
  readonly view: CatalogView;
  /** The list is the stock of a company, on its page: then the category is in `query`, if it is not its main one. */
  readonly stockOf?: StockOf;
  /** Numbers of a sent form that could not be read, by the name of their control: its fields show them again. */
  readonly unreadable?: Readonly<Record<string, string>>;
  /** Parts of `filters` that could not be read; the other parts are used. */
  readonly unread?: readonly string[];
  /** The words of the address were too long; `query.q` holds the start of them. */
  readonly isCut?: boolean;
}

/** The search of a place: on the page of a company only its ads. */
export const searchAt = ({ query, stockOf }: Pick<CatalogPlace, 'query' | 'stockOf'>): CatalogQuery =>
  stockOf ? { ...query, seller: stockOf.seller } : query;

/** The view of an address; anything unknown is the list. */
export function viewOf(parameters: URLSearchParams): CatalogView {
  return parameters.get('view') === 'grid' ? 'grid' : 'list';
}

/**
 * The one address of a place in the catalog, in the brand and language of the site.
 *
 * On a country host the country is in the host, and the category in the path, so neither is in the query. The
 * stock of a company has one view, and the same ads on every host.
 */
export function catalogHref(site: Site, { categorySlug, query, view, stockOf }: CatalogPlace, order?: FilterOrder) {
  if (stockOf) {
    const search = printCatalogQuery({ ...query, countries: [], seller: null }, order);
    return [pagePath(site, 'company', { companySlug: stockOf.companySlug }), search].filter(Boolean).join('?');
  }
  const countries = site.country === null ? query.countries : [];
  const search = printCatalogQuery({ ...query, categoryId: null, countries }, order);
  const parts = [search, view === 'grid' ? 'view=grid' : ''].filter((part) => part !== '');

  return [pagePath(site, 'catalog', { categorySlug }), parts.join('&')].filter((part) => part !== '').join('?');
}
