import { describe, expect, it } from 'vitest';
import { niceTicks } from './niceTicks.ts';

describe('lines of a chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 3, 6, 9]],
    [10, [0, 4, 8, 12]],
    [12, [0, 4, 8, 12]],
    [270, [0, 100, 200, 300]],
    [999, [0, 400, 800, 1200]],
    [11_117_990, [0, 4_000_000, 8_000_000, 12_000_000]],
  ])('reach %i in whole numbers', (largest, ticks) => {
    expect(niceTicks(largest)).toEqual(ticks);
  });

  it('are at most four with the base, whole, and never below the largest value', () => {
    for (let largest = 0; largest < 3000; largest += 1) {
      const ticks = niceTicks(largest);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }
  });

  it.each([Number.NaN, Infinity, -5])('stay drawable for %d', (largest) => {
    expect(niceTicks(largest)).toEqual([0, 1]);
  });
});
