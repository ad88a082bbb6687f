import { canonicalFilters } from './canonicalFilters.ts';
import { range, type Filters, type FilterValue } from './Filters.ts';
import { printFilterValue } from './printFilterValue.ts';

const same = (a: FilterValue, b: FilterValue) => printFilterValue(a) === printFilterValue(b);

/** A whole option and its children exclude each other: a make with a model chosen means that model. */
const excludes = (a: FilterValue, b: FilterValue) =>
  (a.kind === 'option' && b.kind === 'pair' && a.slug === b.slug) ||
  (a.kind === 'pair' && b.kind === 'option' && a.slug === b.slug);

/** The values of a key; none where the search does not ask. */
export function valuesOf(filters: Filters, key: string): readonly FilterValue[] {
  return filters.find((group) => group.key === key)?.values ?? [];
}

/** Whether exactly this value is chosen. */
export function hasValue(filters: Filters, key: string, value: FilterValue) {
  return valuesOf(filters, key).some((chosen) => same(chosen, value));
}

/** The search with one value more. A make gives way to its model, and models to their whole make. */
export function withFilter(filters: Filters, key: string, value: FilterValue): Filters {
  const values = valuesOf(filters, key).filter((chosen) => !excludes(chosen, value));
  return canonicalFilters([...filters.filter((group) => group.key !== key), { key, values: [...values, value] }]);
}

/** The search with one value less, or without the whole key where no value is named. */
export function withoutFilter(filters: Filters, key: string, value?: FilterValue): Filters {
  const values = value === undefined ? [] : valuesOf(filters, key).filter((chosen) => !same(chosen, value));
  return canonicalFilters([...filters.filter((group) => group.key !== key), { key, values }]);
}

/** The search without the value if it is chosen, else with it. */
export function toggleOption(filters: Filters, key: string, value: FilterValue): Filters {
  return hasValue(filters, key, value) ? withoutFilter(filters, key, value) : withFilter(filters, key, value);
}

/**
 * The search with this span as the only value of the key; with neither side the key is gone. Reversed sides are
 * swapped.
 */
export function setRange(filters: Filters, key: string, min: number | undefined, max: number | undefined): Filters {
  const reversed = min !== undefined && max !== undefined && min > max;
  const span = reversed ? range(max, min) : range(min, max);
  return canonicalFilters([...filters.filter((group) => group.key !== key), { key, values: [span] }]);
}
