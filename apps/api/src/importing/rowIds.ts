import { fingerprintOf } from './fingerprintOf.ts';
import type { Mapping } from './Mapping.ts';
import type { SourceRecord } from './readRecords.ts';

/** Under which id the ad of a row is known; a row without an id, or one that stood in the run before, has none. */
export type RowId = { id: string } | { refused: 'id-missing' | 'duplicate-row'; field: string; value: string };

/**
 * Gives the rows of one run their ids: the source's own, or a fingerprint of what does not change while the vehicle is
 * the same: all columns but the price and those that the mapping ignores. Of rows that differ in nothing but their
 * price, each further one is counted, so a new price is a new price and two equal vehicles are two ads.
 */
export function rowIds(mapping: Mapping): (record: SourceRecord) => RowId {
  const own = mapping.id === undefined ? [] : [mapping.id].flat();
  const prices = [mapping.price.column, ...mapping.price.orColumns];
  const holdsPrice = mapping.extract.filter(({ pattern }) => prices.some((name) => pattern.includes(`(?<${name}>`)));
  const changing = new Set([...prices, ...holdsPrice.map(({ column }) => column), ...mapping.ignored]);
  const seen = new Set<string>();
  const pricesOf = new Map<string, string[]>();

  return ({ values, sourceValues }) => {
    if (own.length > 0) {
      const parts = own.map((column) => values[column] ?? '');
      const id =
        parts.length === 1 ? (parts[0] ?? '') : parts.every((part) => part === '') ? '' : JSON.stringify(parts);
      const field = own.join(', ');
      if (id === '') return { refused: 'id-missing', field, value: '' };
      if (seen.has(id)) return { refused: 'duplicate-row', field, value: id };
      seen.add(id);
      return { id };
    }
    const steady = Object.entries(sourceValues).filter(([column]) => !changing.has(column));
    const fingerprint = fingerprintOf(steady.map(([, cell]) => cell));
    const price = values[mapping.price.column] ?? '';
    const earlier = pricesOf.get(fingerprint);
    if (earlier?.includes(price)) return { refused: 'duplicate-row', field: '', value: fingerprint };
    pricesOf.set(fingerprint, [...(earlier ?? []), price]);
    return { id: earlier ? `${fingerprint}.${earlier.length}` : fingerprint };
  };
}
