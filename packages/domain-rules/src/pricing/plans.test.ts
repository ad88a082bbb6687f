import { describe, expect, it } from 'vitest';
import { adLimit, freeTerms, planPrices, termsOf } from './plans.ts';

describe('active ads of an account [T09c, L10-L12]', () => {
  it.each([
    ['free', false, 50],
    ['free', true, 1000],
    ['lot', true, 200],
    ['showroom', false, 1000],
  ] as const)('with the packet %s, in a free period: %s, are %i at most', (plan, isInFreePeriod, ads) => {
    expect(adLimit(plan, isInFreePeriod)).toBe(ads);
  });

  it('become more with each dearer packet', () => {
    const ads = [freeTerms, ...planPrices.map(({ name }) => termsOf(name))].map((terms) => terms.ads);
    expect(ads).toEqual(ads.toSorted((a, b) => a - b));
  });
});
