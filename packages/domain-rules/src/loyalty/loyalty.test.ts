import { describe, expect, it } from 'vitest';
import { isRewardOpen, levelOf, loyaltyRewards, pointsOfPayment } from './loyalty.ts';

describe('the loyalty programme [M18]', () => {
  it.each([
    [99_99, 'RSD', 0],
    [100_00, 'RSD', 1],
    [4_900_00, 'RSD', 49],
    [99, 'EUR', 0],
    [49_00, 'EUR', 49],
  ] as const)('gives for %i in %s %i points', (amount, currency, points) => {
    expect(pointsOfPayment(amount, currency)).toBe(points);
  });

  it.each([
    [0, { index: 0, missing: 200, share: 0 }],
    [199, { index: 0, missing: 1, share: 0.995 }],
    [200, { index: 1, missing: 400, share: 0 }],
    [599, { index: 1, missing: 1, share: 0.9975 }],
    [600, { index: 2, missing: null, share: 0 }],
  ])('holds at %i points the level that it reaches', (earned, level) => {
    expect(levelOf(earned)).toEqual(level);
  });

  it('exchanges at a rate that never gets worse with the number of points', () => {
    const rates = loyaltyRewards.map(({ points, credits }) => points / credits);
    expect(rates).toEqual(rates.toSorted((one, other) => other - one));
  });

  it('opens larger rewards with the levels', () => {
    const openAt = (earned: number) => loyaltyRewards.filter((each) => isRewardOpen(each, earned)).map(({ id }) => id);
    expect(openAt(199)).toEqual(['credits-5', 'credits-10']);
    expect(openAt(200)).toEqual(['credits-5', 'credits-10', 'credits-25']);
    expect(openAt(600)).toHaveLength(4);
  });
});
