import { isComparedPrice } from './comparedBy.ts';
import { neededAds, type PriceSpread } from './priceSpread.ts';

/** Words for a price, from the buyer's best to worst. [N03] */
export const priceWords = ['very-good', 'good', 'fair', 'high', 'very-high'] as const;

/** A word of {@link priceWords}. */
export type PriceWord = (typeof priceWords)[number];

/** Percent of the median at which one word gives way to the next dearer one; a price at the bound has the better word. */
export const priceBounds = [85, 95, 105, 115] as const;

/** Below this percentage of the median no rating is given: such a price has a reason that the ad may not name. */
export const leastPlausible = 50;

/** What can be said about a price. */
export type PriceRating =
  | { readonly kind: 'rated'; readonly word: PriceWord; readonly percent: number }
  /** Less than half of the median: more likely a part of the price, a damage or a bait than a bargain. */
  | { readonly kind: 'out-of-line'; readonly percent: number }
  /** Not enough data: fewer ads than are needed. */
  | { readonly kind: 'too-few'; readonly count: number; readonly needed: number }
  /** On request, or a figure that is no price of a vehicle. */
  | { readonly kind: 'no-price' };

/** By how many whole percent a price lies above the median; negative below it. */
export const percentOfMedian = (price: number, median: number) => Math.round(((price - median) * 100) / median);

function wordOf(price: number, median: number): PriceWord {
  // the cheaper side of the middle is open, the dearer one closed: 95 % and 105 % are both fair
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
