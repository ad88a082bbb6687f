import type { CallInput, listAds } from '@volan/api-contract';
import { type CatalogQuery, printFilters } from '@volan/domain-rules';

/**
 * What `listAds` sends for a search of the catalog. Defaults are left out and filters are in canonical order, so
 * that equal searches have equal addresses and equal query keys.
 */
export function searchInput(query: CatalogQuery): Omit<CallInput<typeof listAds>, 'lang'> {
  return {
    category_id: query.categoryId ?? undefined,
    country: [...query.countries].toSorted().join('*') || undefined,
    page: query.page === 1 ? undefined : query.page,
    filters: printFilters(query.filters) || undefined,
    sort: query.sorting?.field,
    order: query.sorting?.direction,
    credit: query.financing || undefined,
    q: query.q || undefined,
    seller: query.seller ?? undefined,
  };
}
