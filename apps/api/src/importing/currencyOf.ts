import type { Mapping } from './Mapping.ts';
import type { SourceRecord } from './readRecords.ts';

/** The currency of a row's price: its own, or the one of the source. */
export function currencyOf({ values }: SourceRecord, { price }: Mapping): string {
  const written = price.currencyColumn === undefined ? '' : (values[price.currencyColumn] ?? '');
  return written === '' ? price.currency : written.toUpperCase();
}
