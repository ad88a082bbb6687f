import type { Range } from '@volan/api-contract';
import type { Spread } from './SearchIndex.ts';

/** Most bars of a histogram. */
const maxBuckets = 20;

/**
 * Joins the cells of a spread to at most twenty bars from the smallest to the largest value, each of the same number of
 * cells.
 */
export function joinCells(grid: readonly number[], { min, max, cells }: Spread): Range {
  if (min === null || max === null) return { min, max, buckets: [] };

  const first = cells.findIndex((count) => count > 0);
  const last = cells.findLastIndex((count) => count > 0);
  const cellsEach = Math.ceil((last - first + 1) / maxBuckets);
  const buckets: Range['buckets'] = [];
  for (let cell = first; cell <= last; cell += cellsEach) {
    const end = Math.min(cell + cellsEach, last + 1);
    const count = cells.slice(cell, end).reduce((sum, one) => sum + one, 0);
    buckets.push({
      from: cell === first ? min : (grid[cell] ?? min),
      to: end > last ? max : (grid[end] ?? max),
      count,
    });
  }

  return { min, max, buckets };
}
