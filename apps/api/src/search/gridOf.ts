import type { NumberSource } from './SearchIndex.ts';

/**
 * Lower edges of the cells in which a number is counted, ascending. The first cell holds everything below the second
 * edge, the last one everything from its edge on.
 * Years and months have a cell for each year. Other numbers have cells of 5 to 20 % with round edges, so that joined
 * cells make bars with round limits.
 */
export function gridOf(source: NumberSource, type: string): readonly number[] {
  if (source === 'year' || type === 'year') return years;
  if (type === 'month-year') return months;
  return roundNumbers;
}

const years = Array.from({ length: 152 }, (_, index) => 1900 + index);
const months = years.map((year) => year * 100);

const steps = [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9];
const roundNumbers = [
  Number.MIN_SAFE_INTEGER,
  0,
  ...[0.1, 1, 10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap((decade) =>
    steps.map((step) => Number((step * decade).toFixed(2))),
  ),
];

/** The index of the cell that holds a value. */
export function cellOf(grid: readonly number[], value: number): number {
  let low = 0;
  let high = grid.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((grid[middle] ?? Infinity) <= value) low = middle;
    else high = middle - 1;
  }

  return low;
}
