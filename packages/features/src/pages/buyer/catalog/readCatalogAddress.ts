import {
  canonicalFilters,
  holdsControlCharacters,
  holdsFilterForm,
  printFilters,
  readCatalogQuery,
  readFilterForm,
  type CatalogQuery,
  type FilterOrder,
} from '@volan/domain-rules';
import type { Site } from '../../../runtime/site/Site.ts';
import { catalogHref, viewOf, type CatalogPlace, type StockOf } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { formSearch } from '../../../blocks/catalogSearch/formSearch.ts';

/** The result of reading an address of the catalog. */
export type CatalogAddress =
  | { readonly kind: 'page'; readonly place: CatalogPlace }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 303 }
  /** A search over the limits: it cannot be shown with defaults, since nothing of it is left. */
  | { readonly kind: 'refused' };

/** Whether the text of `filters` is the one that its search has. */
function isCanonical(parameters: URLSearchParams, { filters }: CatalogQuery, order: FilterOrder) {
  const text = parameters.get('filters');
  return text === null || text === printFilters(filters, order);
}

/**
 * Reads an address of the catalog.
 *
 * A sent filter form redirects to the one address of its search (303). If it holds a number that cannot be read, the
 * page shows the rest of the search instead, and the form as it was filled in. Another order of filters, or another
 * slug than the category's, redirects for good (301). Unreadable values have their default. On a country host the
 * country of the host is searched, whatever the query says. On the page of a company its stock is searched, in every
 * country; `mainCategoryId` is the category that its address leaves out. [B26, F08, M58, T03]
 */
export function readCatalogAddress(
  site: Site,
  parameters: URLSearchParams,
  category: { readonly slug: string },
  askedSlug: string,
  order: FilterOrder,
  stock?: { readonly of: StockOf; readonly categoryId: number; readonly mainCategoryId: number },
): CatalogAddress {
  const { query: read, bad } = readCatalogQuery(parameters);
  if (bad.some(({ problem }) => problem !== undefined && problem !== 'malformed')) {
    return { kind: 'refused' };
  }
  const place = (query: CatalogQuery): CatalogPlace => {
    const filters = canonicalFilters(query.filters, order);
    if (stock) {
      const categoryId = stock.categoryId === stock.mainCategoryId ? null : stock.categoryId;
      const own = { ...query, filters, categoryId, countries: [], seller: null };
      return { categorySlug: category.slug, query: own, view: 'grid', stockOf: stock.of };
    }
    const countries = site.country === null ? query.countries : [site.country];

    return { categorySlug: category.slug, query: { ...query, filters, countries }, view: viewOf(parameters) };
  };
  if (holdsFilterForm(parameters)) {
    const { unreadable } = readFilterForm(parameters, site.language);
    const asked = place(formSearch(parameters, site.language));
    return Object.keys(unreadable).length > 0
      ? { kind: 'page', place: { ...asked, unreadable } }
      : { kind: 'redirect', to: catalogHref(site, asked, order), status: 303 };
  }
  const isCut = read.q !== '' && bad.some(({ parameter }) => parameter === 'q');
  const wellRead = !isCut && bad.every(({ parameter }) => parameter !== 'filters');
  if (
    askedSlug !== category.slug ||
    holdsControlCharacters(parameters) ||
    (wellRead && !isCanonical(parameters, read, order))
  ) {
    return { kind: 'redirect', to: catalogHref(site, place(read), order), status: 301 };
  }
  const unread = bad.flatMap(({ parts }) => parts ?? []);

  return { kind: 'page', place: { ...place(read), ...(unread.length > 0 && { unread }), ...(isCut && { isCut }) } };
}
