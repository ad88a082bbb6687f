import { describe, expect, it } from 'vitest';
import { priceList } from './priceList.ts';

const row = (id: string, currency: 'RSD' | 'EUR') => priceList(currency).find((product) => product.id === id);

describe('the one price list', () => {
  it.each([
    ['boost-xl', 6, 600_00, 6_00, 60],
    ['boost-top', 9, 900_00, 9_00, 30],
    ['boost-home', 10, 1000_00, 10_00, 5],
    ['boost-social', 10, 1000_00, 10_00, 5],
  ])('sells %s for %i credits, %i para or %i cents, %i days [E16, L01, L04-L08]', (id, credits, rsd, eur, duration) => {
    expect(row(id, 'RSD')).toMatchObject({ credits, price: rsd, currency: 'RSD', duration, durationUnit: 'days' });
    expect(row(id, 'EUR')).toMatchObject({ credits, price: eur, currency: 'EUR', duration, durationUnit: 'days' });
  });

  it.each([
    ['images-10', 200_00, 200_00, 2],
    ['images-20', 400_00, 320_00, 3],
    ['images-30', 600_00, 420_00, 4],
  ])('sells %s for %i less the discount: %i or %i credits [L15-L18]', (id, fullPrice, price, credits) => {
    expect(row(id, 'RSD')).toMatchObject({ fullPrice, price, credits });
  });

  it('sells credits at the price of a credit, for money alone [L02]', () => {
    expect(row('credits-50', 'RSD')).toMatchObject({ amount: 50, price: 5000_00, credits: null });
    expect(row('credits-50', 'EUR')).toMatchObject({ amount: 50, price: 50_00, credits: null });
  });

  it('sells one packet at a time [M13]', () => {
    expect(row('plan-lot', 'EUR')).toMatchObject({ most: 1, duration: 1, durationUnit: 'months', credits: null });
  });

  it('has every product once, in whole minor units of one currency', () => {
    for (const currency of ['RSD', 'EUR'] as const) {
      const products = priceList(currency);
      expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
      expect(products.every((each) => Number.isSafeInteger(each.price) && each.currency === currency)).toBe(true);
    }
    expect(priceList('RSD').map(({ id }) => id)).toEqual(priceList('EUR').map(({ id }) => id));
  });
});
