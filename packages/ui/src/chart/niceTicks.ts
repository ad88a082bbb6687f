const factors = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 1, 2, 2.5, 3, 4, 5];

/**
 * Whole numbers for the lines of a chart that begins at zero: at most four with the base, the last one at or above
 * the largest value. The caller writes them in the user's language and passes them as `ticks`.
 */
export function niceTicks(largest: number): number[] {
  const top = Number.isFinite(largest) ? Math.max(1, Math.ceil(largest)) : 1;
  const magnitude = 10 ** Math.floor(Math.log10(top));
  const step =
    factors.map((factor) => factor * magnitude).find((each) => Number.isInteger(each) && top / each <= 3) ?? magnitude;

  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}
