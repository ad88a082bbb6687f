import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPriceBars, priceBars } from './priceBars.ts';

describe('the bars of a chart of asking prices [B28]', () => {
  it.each([
    [1000, 1000, { from: 1000, width: 100, count: 1 }],
    [2400, 3650, { from: 2400, width: 100, count: 13 }],
    [900, 18_500, { from: 0, width: 2000, count: 10 }],
    [4000, 32_000, { from: 4000, width: 2000, count: 15 }],
    [25_000, 240_000, { from: 20_000, width: 20_000, count: 12 }],
  ])('between %i and %i € have round edges', (low, high, bars) => {
    expect(priceBars(low, high)).toEqual(bars);
  });

  it('are few, and hold both ends', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const { from, width, count } = priceBars(low, high);
        expect(count).toBeLessThanOrEqual(maxPriceBars);
        expect(from <= low && high < from + width * count && high >= from + width * (count - 1)).toBe(true);
      }),
    );
  });
});
