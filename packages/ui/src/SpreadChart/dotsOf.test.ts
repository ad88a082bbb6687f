import { describe, expect, it } from 'vitest';
import { dotsOf } from './dotsOf.ts';

describe('circles of a spread', () => {
  it('are side by side where there is room, else on one another', () => {
    expect(dotsOf([10, 50, 51, 90], 98)).toEqual([
      { at: 10, up: 9 },
      { at: 50, up: 9 },
      { at: 51, up: 23 },
      { at: 90, up: 9 },
    ]);
  });

  it('never leave the drawing, however many have one price', () => {
    const dots = dotsOf(
      Array.from({ length: 40 }, () => 50),
      98,
    );
    expect(Math.max(...dots.map(({ up }) => up))).toBeLessThanOrEqual(98);
    expect(new Set(dots.map(({ up }) => up)).size).toBe(40);
  });
});
