import { canonicalFilters, type FilterOrder } from './canonicalFilters.ts';
import type { Filters } from './Filters.ts';
import { printFilterValue } from './printFilterValue.ts';

/** The one text of a set of filters: equal searches have equal texts, for every order of choosing. */
export function printFilters(filters: Filters, order?: FilterOrder) {
  return canonicalFilters(filters, order)
    .map(({ key, values }) => `${key}:${values.map(printFilterValue).join('*')}`)
    .join(';');
}
