import { currencyOf } from './currencyOf.ts';
import type { RowValues } from './readRow.ts';
import type { SourceRecord } from './readRecords.ts';
import type { Refusal, RefusalReason } from './Refusal.ts';
import type { ResolvedMapping } from './resolveMapping.ts';

/** What a vehicle for sale can be. Beyond it a row is refused: it is a joke, a slip or a moved column. */
const rowLimits = {
  /** Euros. */
  price: 5_000_000,
  /** The first car. */
  firstYear: 1886,
  /** Kilometres. */
  mileage: 1_000_000,
  /** Kilowatts. */
  power: 1500,
  /** Cubic centimetres. */
  displacement: 30_000,
} as const;

/** The year of a row; it is computed from the age if the mapping has ages. */
export function yearOf({ yearOrAge }: RowValues, { mapping }: ResolvedMapping): number | null {
  return yearOrAge === null || mapping.year.ageIn === undefined ? yearOrAge : mapping.year.ageIn - yearOrAge;
}

/**
 * Reasons to refuse a readable row; empty if it becomes an ad. The year of the vehicle cannot be after the time of the
 * ad.
 */
export function findRefusals(
  record: SourceRecord,
  values: RowValues,
  resolved: ResolvedMapping,
  shownAt: Date,
): Refusal[] {
  const { mapping, eurosOf } = resolved;
  const euros = eurosOf(currencyOf(record, mapping));
  const refusals: Refusal[] = [];
  const refuse = (reason: RefusalReason, field: string) =>
    refusals.push({ reason, field, value: record.values[field] ?? '' });
  const { price, mileage, power, displacement } = values;
  const year = yearOf(values, resolved);

  const refusing = mapping.refuse.find((rule) => rule.values.includes(record.values[rule.column] ?? ''));
  if (refusing) refuse(refusing.reason, refusing.column);
  if (euros === null) refuse('unknown-currency', mapping.price.currencyColumn ?? mapping.price.column);
  if (price === null || price === 0) refuse('price-missing', mapping.price.column);
  else if (price !== 'on-request' && (price < 0 || price * (euros ?? 1) > rowLimits.price)) {
    refuse('price-out-of-range', mapping.price.column);
  }
  if (year === null) refuse('year-missing', mapping.year.column);
  else if (year < rowLimits.firstYear || year > shownAt.getUTCFullYear() + 1) {
    refuse('year-out-of-range', mapping.year.column);
  }
  if (mileage !== null && (mileage < 0 || mileage > rowLimits.mileage)) {
    refuse('mileage-out-of-range', mapping.mileage.column);
  }
  if (mapping.power && power !== null && (power < 1 || power > rowLimits.power)) {
    refuse('power-out-of-range', mapping.power.column);
  }
  if (mapping.displacement && displacement !== null && (displacement < 1 || displacement > rowLimits.displacement)) {
    refuse('displacement-out-of-range', mapping.displacement.column);
  }
  if ((record.values[mapping.make.column] ?? '') === '') refuse('make-missing', mapping.make.column);

  return refusals;
}
