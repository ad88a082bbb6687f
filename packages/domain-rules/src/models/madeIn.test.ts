import { describe, expect, it } from 'vitest';
import { isMadeIn } from './madeIn.ts';

describe('the generations of a model year', () => {
  it.each([
    [1996, 2010, 2016, false],
    [1996, 2010, 2010, true],
    [1996, 2010, 2011, true],
    [1996, 2010, 2012, false],
    [1996, 2010, 1995, true],
    [1996, 2010, 1994, false],
    [2019, null, 2026, true],
    [2019, null, 2017, false],
    [null, null, 1970, true],
  ])('made from %s to %s: a vehicle of %i is %s', (year_from, year_to, year, fits) => {
    expect(isMadeIn({ year_from, year_to }, year)).toBe(fits);
  });
});
