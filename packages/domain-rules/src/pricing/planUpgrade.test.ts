import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditPrice } from './credits.ts';
import { planPrices } from './plans.ts';
import { daysBought, isLargerPlan, planCredits, unusedWorth, upgradeCredits, upgradePrice } from './planUpgrade.ts';

const lot = 490_000;
const showroom = 990_000;

describe('a larger packet in place of a smaller one [M13]', () => {
  it.each([
    ['at once', 31, 31, 490_000, 500_000],
    ['in the middle of a month of 30 days', 30, 15, 245_000, 745_000],
    ['on the second day of a month of 31 days: what is left over is the buyer’s', 31, 30, 474_194, 515_806],
    ['in February', 28, 1, 17_500, 972_500],
    ['on the last day', 31, 0, 0, 990_000],
    ['after the end', 31, -3, 0, 990_000],
    ['before its beginning', 31, 40, 490_000, 500_000],
  ])('%s, of %i days %i unused, takes %i off and costs %i', (_, days, unusedDays, unused, price) => {
    expect(unusedWorth(lot, { days, unusedDays })).toBe(unused);
    expect(upgradePrice(showroom, unused)).toBe(price);
  });

  it('never costs nothing, and is not paid back', () => expect(upgradePrice(490_000, 990_000)).toBe(1));

  it('costs whole minor units, never more than its price, and the same or more with each day', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 366 }), fc.nat(366), (worth, days, unusedDays) => {
        const unused = unusedWorth(worth, { days, unusedDays });
        expect(Number.isSafeInteger(unused) && unused >= 0 && unused <= worth).toBe(true);
        expect(unusedWorth(worth, { days, unusedDays: unusedDays - 1 })).toBeLessThanOrEqual(unused);
        // less than one minor unit is rounded
        expect(unused * days - worth * Math.min(days, unusedDays)).toBeLessThan(days);
      }),
    );
  });
});

describe('an upgrade that is paid later than it was ordered [M13]', () => {
  it.each([
    ['on the same day', 500_000 + 490_000, 31],
    ['a day later: less than a day of the larger one is missing', 500_000 + 474_194, 31],
    ['ten days later', 500_000 + 331_936, 27],
    ['when the smaller one has ended', 500_000, 16],
  ])('%s buys for %i', (_, sum, days) => expect(daysBought(sum, showroom, 31)).toBe(days));

  it('buys no day less than it is worth, and none more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 366 }), (sum, days) => {
        const bought = daysBought(sum, 1_000_000, days);
        expect(bought).toBeGreaterThanOrEqual(1);
        expect(bought).toBeLessThanOrEqual(days);
        expect(bought * 1_000_000).toBeGreaterThanOrEqual(Math.min(sum, 1_000_000) * days);
      }),
    );
  });
});

describe('credits of packets [M13]', () => {
  it.each([
    ['at once', 31, 31, 50],
    ['in the middle', 30, 15, 65],
    ['on the last day', 31, 0, 80],
  ])('are granted once for each day: %s', (_, days, unusedDays, credits) =>
    expect(upgradeCredits(80, 30, { days, unusedDays })).toBe(credits),
  );

  it.each(planPrices)('pay $name at the price of credits, in both currencies', ({ name, price }) => {
    expect([planCredits(name) * creditPrice.RSD, planCredits(name) * creditPrice.EUR]).toEqual([
      price.RSD * 100,
      price.EUR * 100,
    ]);
  });
});

it.each([
  ['lot', 'free', true],
  ['showroom', 'lot', true],
  ['lot', 'lot', false],
  ['lot', 'showroom', false],
  ['free', 'lot', false],
] as const)('%s is larger than %s: %s', (plan, than, is) => expect(isLargerPlan(plan, than)).toBe(is));
