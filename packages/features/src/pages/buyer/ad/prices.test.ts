import { fixtures } from '@volan/mocks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteAt } from '../../../runtime/site/testing/siteAt.ts';
import { comparedListHref } from './comparedListHref.ts';
import { priceSteps } from './priceSteps.ts';
import { roundTicks } from './roundTicks.ts';

const dayOf = (moment: string) => moment.slice(0, 10);
const at = (day: string, price: number | null) => ({ at: `${day}:00.000Z`, price });

describe('the steps of a price [N02]', () => {
  it('are one a day, the last price of the day', () => {
    const steps = priceSteps(
      [at('2026-11-01T08:00', 9000), at('2026-11-03T08:00', 8000), at('2026-11-03T09:00', 8500)],
      dayOf,
    );
    expect(steps.map(({ day, price }) => [day, price])).toEqual([
      ['2026-11-01', 9000],
      ['2026-11-03', 8500],
    ]);
  });

  it('begin with the first price, also where its day changed it', () => {
    const day = [9500, 9000, 8700, 8600].map((price, hour) => at(`2026-11-01T1${hour}:00`, price));
    expect(priceSteps(day, dayOf).map(({ day: on, price }) => [on, price])).toEqual([
      ['2026-11-01', 9500],
      ['2026-11-01', 8600],
    ]);
    expect(priceSteps([at('2026-11-01T08:00', null), ...day, at('2026-11-02T08:00', 8000)], dayOf)).toMatchObject([
      { price: 9500 },
      { price: 8600, at: Date.parse('2026-11-01T13:00Z') },
      { price: 8000 },
    ]);
  });

  it('leave out times on request and days without a change', () => {
    const history = [at('2026-11-01T08:00', null), at('2026-11-02T08:00', 9000), at('2026-11-04T08:00', 9000)];
    expect(priceSteps(history, dayOf)).toHaveLength(1);
    expect(priceSteps([at('2026-11-01T08:00', null)], dayOf)).toEqual([]);
  });
});

describe('round lines of a chart', () => {
  it.each([
    [17_990, 19_500, 4, [17_000, 18_000, 19_000, 20_000]],
    [16_900, 22_600, 5, [16_000, 18_000, 20_000, 22_000, 24_000]],
    [9000, 9000, 4, [9000, 9050, 9100]],
  ])('from %i to %i with at most %i are %j', (low, high, most, ticks) =>
    expect(roundTicks(low, high, most)).toEqual(ticks),
  );

  it('hold every price between them, whole, three at least and never too many', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.nat(5_000_000),
        fc.constantFrom(4, 5),
        (low, more, most) => {
          const ticks = roundTicks(low, low + more, most);
          expect(ticks[0]).toBeLessThanOrEqual(low);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + more);
          expect(ticks.length).toBeGreaterThanOrEqual(3);
          expect(ticks.length).toBeLessThanOrEqual(most);
          expect(ticks.every(Number.isInteger)).toBe(true);
        },
      ),
    );
  });
});

describe('the list that a price is compared with [N03]', () => {
  const site = siteAt('/');
  const passat = fixtures.ad('en', 1);
  const group = { fuel: { slug: 'dizel', title: 'Diesel' }, year_from: 2018, year_to: 2020 };

  it.each([
    [{ mileage_from: 0, mileage_to: 19_999 }, 'kilometraza:..19999;'],
    [{ mileage_from: 60_000, mileage_to: 119_999 }, 'kilometraza:60000..119999;'],
    [{ mileage_from: 200_000, mileage_to: null }, 'kilometraza:200000..;'],
  ])('has model, fuel, years and the kilometres %j, the cheapest first', (mileage, printed) => {
    const href = comparedListHref(site, passat, { ...group, ...mileage });
    expect(href).toBe(
      `/catalog/vehicles?filters=vozilo:volkswagen.passat;godiste:2018..2020;${printed}gorivo:dizel&sort=price&order=asc`,
    );
  });

  it('is missing for an ad without a model', () => {
    expect(
      comparedListHref(site, { ...passat, model: null }, { ...group, mileage_from: 0, mileage_to: null }),
    ).toBeUndefined();
  });
});
