/** What a vehicle for sale can be. Beyond it a row is refused: it is a joke, a slip or a moved column. */
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
