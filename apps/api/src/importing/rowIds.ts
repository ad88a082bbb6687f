import { fingerprintOf } from './fingerprintOf.ts';
import type { Mapping } from './Mapping.ts';
import type { SourceRecord } from './readRecords.ts';

/** The id of a row's ad. A row gets no id if the source gives none, or if the row was already in this run. */
export type RowId = { id: string } | { refused: 'id-missing' | 'duplicate-row'; field: string; value: string };

/**
 * Gives the rows of one run their ids: the source's own id, or a fingerprint of the columns that do not change for the
 * same vehicle: all columns but the price and those that the mapping ignores. The second and later rows that differ
 * only in their price also get a number. So a changed price keeps the id, and two equal vehicles are two ads.
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
