import type { FilterGroup, Filters, FilterValue } from './Filters.ts';
import { printFilterValue } from './printFilterValue.ts';

/** Places in the taxonomy: `specification.sort` of a key, `filter.sort` of a value. Equal places go by spelling. */
export interface FilterOrder {
  key(key: string): number;
  value(key: string, value: FilterValue): number;
  /** The present answer in place of a renamed or merged one. @default the answer itself */
  present?(key: string, value: FilterValue): FilterValue;
}

/** The order where no taxonomy is at hand: by spelling alone. */
const bySpelling: FilterOrder = { key: () => 0, value: () => 0 };

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const isSaid = (value: FilterValue) => value.kind !== 'range' || value.min !== undefined || value.max !== undefined;

function canonicalValues(key: string, values: readonly FilterValue[], order: FilterOrder) {
  const present = values.filter(isSaid).map((value) => order.present?.(key, value) ?? value);
  const byText = new Map(present.map((value) => [printFilterValue(value), value]));
  return [...byText]
    .sort(([textA, a], [textB, b]) => order.value(key, a) - order.value(key, b) || compare(textA, textB))
    .map(([, value]) => value);
}

/** The same search in its one order: groups of a key together, present values once, nothing empty. */
export function canonicalFilters(filters: Filters, order: FilterOrder = bySpelling): Filters {
  const valuesByKey = new Map<string, FilterValue[]>();
  for (const { key, values } of filters) {
    valuesByKey.set(key, [...(valuesByKey.get(key) ?? []), ...values]);
  }
  return [...valuesByKey]
    .map(([key, values]): FilterGroup => ({ key, values: canonicalValues(key, values, order) }))
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => order.key(a.key) - order.key(b.key) || compare(a.key, b.key));
}
