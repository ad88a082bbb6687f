import type { FilterOrder } from '../filters/canonicalFilters.ts';
import { printFilters } from '../filters/printFilters.ts';
import type { CatalogQuery } from './CatalogQuery.ts';

/** Percent-encodes a value, but leaves what `filters` and `country` are made of readable: `:` `*` `;`. */
const encoded = (text: string) => encodeURIComponent(text).replace(/%3A/g, ':').replace(/%3B/g, ';');

/**
 * The one text of a search for an address, without `?`; empty for the search that asks for nothing.
 *
 * The order of parameters is fixed, defaults and page 1 are left out. Any change of filters or order belongs on page 1:
 * set `page: 1` with it.
 */
export function printCatalogQuery(query: CatalogQuery, order?: FilterOrder) {
  const parameters: [string, string | number | null][] = [
    ['page', query.page === 1 ? null : query.page],
    ['category_id', query.categoryId],
    ['filters', printFilters(query.filters, order)],
    ['sort', query.sorting?.field ?? null],
    ['order', query.sorting?.direction ?? null],
    ['credit', query.financing ? 1 : null],
    ['q', query.q],
    ['country', [...query.countries].sort().join('*')],
    ['seller', query.seller],
  ];
  return parameters
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${encoded(String(value))}`)
    .join('&');
}
