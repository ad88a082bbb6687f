import type { Sorting, SortOrder } from '../catalogQuery/CatalogQuery.ts';
import { sortOrders } from '../catalogQuery/CatalogQuery.ts';

/** The parameters in which a list says how it is sorted. */
export interface SortCodec {
  /** The parameter that names the field. */
  readonly field: 'sort' | 'sortField';
  /** The parameter that holds `asc` or `desc`. */
  readonly direction: 'sort' | 'order';
}

/** How the catalog and promotions write it: `sort=price&order=asc`. [T04] */
export const fieldInSort: SortCodec = { field: 'sort', direction: 'order' };

/** How tables of the administration write it: `sort=asc&sortField=name`. [T04] */
export const directionInSort: SortCodec = { field: 'sortField', direction: 'sort' };

/**
 * Reads how a list is sorted; an unknown value counts as absent. A field without a direction begins at `asc`, unless it
 * is the field of the fallback. [T04]
 *
 * @param fields what the list can be sorted by
 * @param fallback how it is sorted where nothing is asked for
 */
export function readSorting<Field extends string>(
  codec: SortCodec,
  parameters: URLSearchParams,
  fields: readonly Field[],
  fallback: Sorting<Field>,
): Sorting<Field> {
  const field = fields.find((one) => one === parameters.get(codec.field)) ?? fallback.field;
  const asked = sortOrders.find((one): one is SortOrder => one === parameters.get(codec.direction));
  return { field, direction: asked ?? (field === fallback.field ? fallback.direction : 'asc') };
}

/** The parameters that ask for an order. [T04] */
export const printSorting = (
  codec: SortCodec,
  { field, direction }: Sorting<string>,
): Readonly<Record<string, string>> => ({
  [codec.field]: field,
  [codec.direction]: direction,
});
