import { leastPlausible, priceBounds } from './ratePrice.ts';

/** The percent that the five equal parts of the scale begin and end with. */
const marks = [leastPlausible, ...priceBounds, 200 - leastPlausible];

/**
 * Where a price is on a scale of five equal parts, one for each word: 0 to 1, at the ends beyond half and one and a
 * half.
 */
export function placeOnScale(price: number, median: number): number {
  const percent = (price * 100) / median;
  const parts = marks.length - 1;
  const part = Math.min(parts - 1, Math.max(0, marks.filter((mark) => percent >= mark).length - 1));
  const [from = 0, to = 1] = marks.slice(part);

  return (part + Math.min(1, Math.max(0, (percent - from) / (to - from)))) / parts;
}
