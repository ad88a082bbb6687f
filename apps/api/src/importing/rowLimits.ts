/**
 * Limits of a vehicle for sale. A row beyond them is refused, because it is a joke, a typing error or a shifted column.
 */
export const rowLimits = {
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
