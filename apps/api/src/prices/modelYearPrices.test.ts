import type { ModelYearPrices } from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { countAllPrices } from '../testing/countAllPrices.ts';
import { insertAd, insertSeller, type AdOfTest } from '../testing/insertAd.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestApp } from '../testing/openTestApp.ts';

let seller: number;

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    seller = await insertSeller(sql);
    // 2017 to 2019 count as 2018, 2012 to 2014 as 2013
    for (let count = 0; count < 20; count += 1) await insertGolf(sql, { year: 2017 + (count % 3), price: 10_000 });
    for (let count = 0; count < 19; count += 1) await insertGolf(sql, { year: 2012 + (count % 3), price: 6000 });
    await insertGolf(sql, { year: 2013, answers: ['gorivo.benzin'] });
    await insertGolf(sql, { year: 2013, answers: ['gorivo.dizel', 'stanje-vozila.osteceno'] });
    await insertGolf(sql, { year: 2015 });
    await countAllPrices(sql);
  }),
);
type Sql = Parameters<typeof insertAd>[0];
const insertGolf = (sql: Sql, change: AdOfTest) =>
  insertAd(sql, {
    seller,
    brand: 'volkswagen',
    model: 'golf',
    mileage: 100_000,
    answers: ['gorivo.dizel'],
    ...change,
  });

const golfId = async () => {
  const [row] = await api.database.sql<{ id: number }[]>`
    select model.id from model join brand on brand.id = brand_id where brand.slug = 'volkswagen' and model.slug = 'golf'`;
  return row?.id ?? 0;
};
const ask = async (query: string) => (await api.app.inject({ url: `/v3/ads/model-year-prices?${query}` })).json();
const prices = async () =>
  (await ask(`model_id=${await golfId()}&fuel=dizel&year=2018&later_year=2013`)).data as ModelYearPrices;

describe('what ads of a model ask around two of its years [N16]', () => {
  it('has no median below 20 ads of the same fuel without a damage, and has one from there', async () => {
    expect(await prices()).toEqual({
      title: 'Volkswagen Golf',
      present: { count: 20, median: 10_000 },
      later: { count: 19, median: null },
    });

    await insertGolf(api.database.sql, { year: 2013, price: 7000 });
    await countAllPrices(api.database.sql);
    expect((await prices()).later).toEqual({ count: 20, median: 6000 });
  });

  it('is empty for a fuel without ads, and refuses an unknown model or year', async () => {
    const { data } = await ask(`model_id=${await golfId()}&fuel=metan&year=2018&later_year=2013`);
    expect([data.present, data.later]).toEqual([
      { count: 0, median: null },
      { count: 0, median: null },
    ]);
    expect((await ask('model_id=2147483647&fuel=dizel&year=2018&later_year=2013')).error).toBe('not-found');
    expect((await ask('model_id=1&fuel=dizel&year=18&later_year=2013')).error).toBe('bad-query');
  });
});
