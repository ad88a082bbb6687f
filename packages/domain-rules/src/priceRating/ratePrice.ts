import { isComparedPrice } from './comparedBy.ts';
import { neededAds, type PriceSpread } from './priceSpread.ts';

/** Words for a price, from the buyer's best to worst. [N03] */
export const priceWords = ['very-good', 'good', 'fair', 'high', 'very-high'] as const;

/** A word of {@link priceWords}. */
export type PriceWord = (typeof priceWords)[number];

/**
 * Percent of the median at which the next, more expensive word begins; a price at a bound has the word closer to
 * `fair`.
 */
export const priceBounds = [85, 95, 105, 115] as const;

/** Below this percentage of the median no rating is given: such a price has a reason that the ad may not name. */
export const leastPlausible = 50;

/** The rating of a price, or why it has none. */
export type PriceRating =
  | { readonly kind: 'rated'; readonly word: PriceWord; readonly percent: number }
  /** Less than half of the median: more likely an instalment, a damaged vehicle or a bait than a bargain. */
  | { readonly kind: 'out-of-line'; readonly percent: number }
  /** Not enough data: fewer ads than are needed. */
  | { readonly kind: 'too-few'; readonly count: number; readonly needed: number }
  /** On request, or a number that cannot be the price of a vehicle. */
  | { readonly kind: 'no-price' };

/** How many whole percent a price is above the median; negative below it. */
export const percentOfMedian = (price: number, median: number) => Math.round(((price - median) * 100) / median);

function wordOf(price: number, median: number): PriceWord {
  // both bounds of "fair" belong to it: 95 % and 105 % are fair
  const [least, low, high, most] = priceBounds.map((percent) => percent * median);
  const asked = price * 100;
  if (asked < (least ?? 0)) return 'very-good';
  if (asked < (low ?? 0)) return 'good';
  if (asked <= (high ?? 0)) return 'fair';

  return asked <= (most ?? 0) ? 'high' : 'very-high';
}

/**
 * Rates a price against the median of comparable ads: within 5 % fair, within 15 % good or high, beyond that very good
 * or very high. The seller and their promotions are no inputs, so they cannot matter. [N03]
 */
export function ratePrice(price: number | null, spread: Pick<PriceSpread, 'count' | 'median'>): PriceRating {
  if (price === null || !isComparedPrice(price)) return { kind: 'no-price' };

  const { count, median } = spread;
  if (count < neededAds) return { kind: 'too-few', count, needed: neededAds };

  const percent = percentOfMedian(price, median);

  return price * 100 < leastPlausible * median
    ? { kind: 'out-of-line', percent }
    : { kind: 'rated', word: wordOf(price, median), percent };
}
