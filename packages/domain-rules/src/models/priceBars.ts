/** Most bars of a chart of asking prices. */
export const maxPriceBars = 16;

const steps = [1, 2, 2.5, 5];

/** The smallest round width (100, 200, 250, 500, 1,000 …) that gives few enough bars between two prices. */
function widthOf(low: number, high: number) {
  for (let decade = 100; ; decade *= 10) {
    for (const step of steps) {
      const width = step * decade;
      if (Math.ceil((high + 1) / width) - Math.floor(low / width) <= maxPriceBars) {
        return width;
      }
    }
  }
}

/** Bars of a chart of asking prices: all of one width, so that their heights can be compared. */
export interface PriceBars {
  /** Lower edge of the first bar in whole euros. */
  readonly from: number;
  /** Width of a bar in whole euros. */
  readonly width: number;
  readonly count: number;
}

/**
 * Bars for prices that nearly all lie between `low` and `high` (whole euros): equally wide, at most
 * {@link maxPriceBars}. The few ads outside are counted in the first and the last bar; otherwise one price would
 * flatten all. [B28]
 */
export function priceBars(low: number, high: number): PriceBars {
  const width = widthOf(low, high);
  const from = Math.floor(low / width) * width;
  return { from, width, count: Math.ceil((high + 1 - from) / width) };
}
