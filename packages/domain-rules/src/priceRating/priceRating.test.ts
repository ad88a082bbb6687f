import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableAds, type ComparedAd } from './comparableAds.ts';
import { isComparedPrice } from './comparedBy.ts';
import { mileageBandOf, mileageBounds, mileageSpan } from './mileageBand.ts';
import { placeOnScale } from './placeOnScale.ts';
import { neededAds, priceSpread, shownPrices } from './priceSpread.ts';
import { priceWords, ratePrice } from './ratePrice.ts';

const price = fc.integer({ min: 100, max: 200_000 });
const enough = (median: number) => ({ count: 34, median });
const wordFor = (asked: number, median: number) => {
  const rating = ratePrice(asked, enough(median));
  return rating.kind === 'rated' ? rating.word : rating.kind;
};

describe('the word for a price [N03]', () => {
  it.each([
    [4_999, 'out-of-line', -50],
    [5_000, 'very-good', -50],
    [8_499, 'very-good', -15],
    [8_500, 'good', -15],
    [9_499, 'good', -5],
    [9_500, 'fair', -5],
    [10_000, 'fair', 0],
    [10_500, 'fair', 5],
    [10_501, 'high', 5],
    [11_500, 'high', 15],
    [11_501, 'very-high', 15],
    [90_000, 'very-high', 800],
  ])('%i € beside a median of 10,000 € is %s', (asked, word, percent) => {
    expect([wordFor(asked, 10_000), ratePrice(asked, enough(10_000))]).toEqual([
      word,
      expect.objectContaining({ percent }),
    ]);
  });

  it('needs eight ads; with fewer it says how many there are', () => {
    expect(ratePrice(9000, { count: neededAds - 1, median: 9000 })).toEqual({ kind: 'too-few', count: 7, needed: 8 });
    expect(ratePrice(9000, { count: neededAds, median: 9000 })).toMatchObject({ kind: 'rated' });
    expect(ratePrice(9000, { count: 0, median: 0 })).toEqual({ kind: 'too-few', count: 0, needed: 8 });
  });

  it.each([null, 0, 1, 99, 5_000_001, 11_111_111_111])('is not given to %s, which is no price', (asked) => {
    expect(ratePrice(asked, enough(9000))).toEqual({ kind: 'no-price' });
  });

  it('never gets worse when a price falls, nor better when the median does', () => {
    const order = ['out-of-line', ...priceWords];
    const rank = (asked: number, median: number) => order.indexOf(wordFor(asked, median));
    fc.assert(
      fc.property(price, price, price, (one, other, median) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(rank(low, median)).toBeLessThanOrEqual(rank(high, median));
        expect(rank(median, high)).toBeLessThanOrEqual(rank(median, low));
      }),
    );
  });

  it('lights the part of the scale that the price is in', () => {
    fc.assert(
      fc.property(price, price, (asked, median) => {
        const word = wordFor(asked, median);
        const place = placeOnScale(asked, median);
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1);
        const part = word === 'out-of-line' ? 0 : priceWords.findIndex((each) => each === word);
        expect(place * 5).toBeGreaterThanOrEqual(part - 1e-9);
        expect(place * 5).toBeLessThanOrEqual(part + 1 + 1e-9);
      }),
    );
    expect([placeOnScale(10_000, 10_000), placeOnScale(1, 10_000), placeOnScale(99_999, 10_000)]).toEqual([0.5, 0, 1]);
  });
});

describe('the spread of prices [N03]', () => {
  it.each([
    [[9000], { count: 1, median: 9000, low: 9000, high: 9000 }],
    [[9000, 9001], { count: 2, median: 9001, low: 9000, high: 9001 }],
    [[100, 300, 200], { count: 3, median: 200, low: 150, high: 250 }],
    [[4, 1, 3, 2, 5, 8, 7, 6].map((k) => k * 1000), { count: 8, median: 4500, low: 2750, high: 6250 }],
    [[], { count: 0, median: 0, low: 0, high: 0 }],
  ])('of %j', (prices, spread) => expect(priceSpread(prices)).toEqual(spread));

  it('has its quartiles around its median, within the prices, in any order', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 60 }), (prices) => {
        const { low, median, high } = priceSpread(prices);
        expect([Math.min(...prices) <= low, low <= median, median <= high, high <= Math.max(...prices)]).toEqual(
          Array.from({ length: 4 }, () => true),
        );
        expect(priceSpread(prices.toReversed())).toEqual(priceSpread(prices));
      }),
    );
  });

  it('is not moved out of the honest prices by foolish ones, as long as those are fewer', () => {
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 8, maxLength: 40 }),
        fc.array(fc.constantFrom(101, 4_999_999), { maxLength: 7 }),
        (honest, foolish) => {
          const { median } = priceSpread([...honest, ...foolish]);
          expect(median).toBeGreaterThanOrEqual(Math.min(...honest));
          expect(median).toBeLessThanOrEqual(Math.max(...honest));
        },
      ),
    );
    expect([99, 100, 5_000_000, 5_000_001].map(isComparedPrice)).toEqual([false, true, true, false]);
  });

  it('is drawn with all prices, or with as many as fit, ends included', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 300 }), (prices) => {
        const shown = shownPrices(prices);
        expect(shown).toHaveLength(Math.min(prices.length, 40));
        expect([shown.at(0), shown.at(-1)]).toEqual([Math.min(...prices), Math.max(...prices)]);
        expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('what is compared [N03]', () => {
  const golf: ComparedAd = { modelId: 1, fuelId: 2, year: 2018, mileage: 100_000, price: 9000 };
  const times = (count: number, change: Partial<ComparedAd> = {}) =>
    Array.from({ length: count }, () => ({ ...golf, ...change }));

  it.each([
    [{ modelId: 9 }, 0],
    [{ fuelId: 9 }, 0],
    [{ mileage: 59_999 }, 0],
    [{ mileage: 60_000 }, 3],
    [{ mileage: 119_999 }, 3],
    [{ mileage: 120_000 }, 0],
    [{ year: 2020 }, 3],
    [{ year: 2016 }, 3],
    [{ year: 2021 }, 0],
    [{ price: 1_000_000 }, 3],
  ])('where few are alike, three ads that differ by %j: %i', (change, found) => {
    expect(comparableAds(golf, times(3, change)).ads).toHaveLength(found);
  });

  it('is a year before and after where that is enough, else two', () => {
    const near = times(7, { year: 2019 });
    const far = times(5, { year: 2020 });
    expect(comparableAds(golf, [golf, ...near, ...far])).toMatchObject({ years: 1, ads: { length: 8 } });
    expect(comparableAds(golf, [...near, ...far])).toMatchObject({ years: 2, ads: { length: 12 } });
  });

  it('is the same from both sides, years aside', () => {
    fc.assert(
      fc.property(fc.nat(400_000), fc.nat(400_000), (one, other) => {
        const [a, b] = [
          { ...golf, mileage: one },
          { ...golf, mileage: other },
        ];
        expect(comparableAds(a, [b]).ads.length).toBe(comparableAds(b, [a]).ads.length);
      }),
    );
  });

  it('has bands of kilometres without gaps', () => {
    fc.assert(
      fc.property(fc.nat(500_000), (kilometres) => {
        const { from, to } = mileageSpan(mileageBandOf(kilometres));
        expect(kilometres >= from && (to === null || kilometres <= to)).toBe(true);
      }),
    );
    expect(mileageBounds.map((_, band) => mileageSpan(band).to)).toEqual(mileageBounds.map((bound) => bound - 1));
    expect(mileageSpan(mileageBounds.length)).toEqual({ from: 200_000, to: null });
  });
});
