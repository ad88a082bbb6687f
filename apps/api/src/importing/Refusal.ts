/** Why a row is not an ad. */
export type RefusalReason =
  | 'price-missing'
  | 'price-out-of-range'
  | 'year-missing'
  | 'year-out-of-range'
  | 'mileage-out-of-range'
  | 'power-out-of-range'
  | 'displacement-out-of-range'
  | 'not-a-number'
  | 'ambiguous-number'
  | 'not-a-date'
  | 'unknown-currency'
  | 'id-missing'
  | 'control-character'
  | 'text-too-long'
  | 'unknown-value'
  | 'shifted-columns'
  | 'make-missing'
  | 'not-a-make'
  | 'wanted-ad'
  | 'duplicate-row'
  | 'other-owner';

/** The first error of a row. */
export interface Refusal {
  reason: RefusalReason;
  /** The source's column. */
  field: string;
  /** The content of the field. */
  value: string;
}
