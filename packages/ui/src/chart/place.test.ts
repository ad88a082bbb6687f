import { describe, expect, it } from 'vitest';
import { fromTop } from './place.ts';

const ticks = [0, 100, 200].map((value) => ({ value, text: String(value) }));

describe('the place of a value in a chart', () => {
  it.each([
    [0, 100],
    [50, 75],
    [200, 0],
    [900, 0],
    [-3, 100],
  ])('%i is %i % below the top', (value, top) => expect(fromTop(value, ticks)).toBe(top));

  it('is the base where the lines say nothing', () => expect(fromTop(5, [{ value: 5, text: '5' }])).toBe(100));
});
