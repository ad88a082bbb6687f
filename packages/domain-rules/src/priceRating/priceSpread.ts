/** How many ads a comparison needs, the rated one among them. [N03] */
export const neededAds = 8;

/** Most prices that a drawing of the spread shows. */
export const maxShownPrices = 40;

/** The prices of a group of similar ads; whole euros. */
export interface PriceSpread {
  /** Number of ads, the rated one among them. */
  readonly count: number;
  readonly median: number;
  /** A quarter of the ads asks for less. */
  readonly low: number;
  /** A quarter of the ads asks for more. */
  readonly high: number;
}

/**
 * The price below which this share of the ads lies, interpolated between neighbours; halves are rounded up. 0 without
 * ads.
 */
export function priceQuantile(sorted: readonly number[], share: number): number {
  const index = (sorted.length - 1) * share;
  const below = sorted[Math.floor(index)] ?? 0;
  const above = sorted[Math.ceil(index)] ?? 0;

  return Math.floor(below + (above - below) * (index - Math.floor(index)) + 0.5);
}

/** The spread of a group of prices. A few foolish prices do not move it: nothing in it is a mean. [N03] */
export function priceSpread(prices: readonly number[]): PriceSpread {
  const sorted = prices.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    median: priceQuantile(sorted, 0.5),
    low: priceQuantile(sorted, 0.25),
    high: priceQuantile(sorted, 0.75),
  };
}

/** Prices to draw, in order: all of them, or as many as may be shown, evenly chosen with the ends. */
export function shownPrices(prices: readonly number[], most: number = maxShownPrices): number[] {
  const sorted = prices.toSorted((a, b) => a - b);
  const { length } = sorted;
  if (length <= most) return sorted;

  return Array.from({ length: most }, (_, at) => sorted[Math.floor((at * (length - 1)) / (most - 1))] ?? 0);
}
