import type { ModelInformation, ModelsOfBrand } from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    for (const ad of golfs) await insertAd(sql, ad);
    await insertAd(sql, { brand: 'volkswagen', model: 'golf', price: null, year: 2015 });
    await insertAd(sql, { brand: 'volkswagen', model: 'golf', region: 'bayern', price: 90_000, year: 2015 });
    await insertAd(sql, { brand: 'volkswagen', model: 'golf', status: 6 });
    await insertAd(sql, { brand: 'volkswagen', model: 'golf', seller: await insertSeller(sql, { status: 2 }) });
    for (const model of ['polo', 'polo', 'passat']) await insertAd(sql, { brand: 'volkswagen', model });
    await insertAd(sql, { brand: 'volkswagen' });
    await insertAd(sql, { brand: 'skoda', model: 'octavia' });
    await sql`
      update ad set chassis_id = (
        select chassis.id from chassis where chassis.model_id = ad.model_id and chassis.slug = 'golf-7')
      where model_id = (select model.id from model join brand on brand.id = brand_id
        where model.slug = 'golf' and brand.slug = 'volkswagen') and year = 2015`;
    await sql`update model set status = 0 where slug = 'fabia'`;
    await sql`update brand set status = 0 where slug = 'trabant'`;
  }),
);

/** Prices in steps that no rounding hides: 40 Golfs of two years, a few others. */
const golfs = Array.from({ length: 40 }, (_, index) => ({
  brand: 'volkswagen',
  model: 'golf',
  price: 3000 + index * index * 11,
  year: index < 34 ? 2015 + (index % 2) : 2020,
  powerKw: 77 + (index % 3) * 4,
  mileage: 60_000 + index * 2500,
  answers: [index % 4 === 0 ? 'gorivo.benzin' : 'gorivo.dizel', 'menjac.manuelni', 'zamena.ne', 'boja.bela'],
}));

const reply = (path: string) => api.app.inject({ url: `/v3/models${path}` });
const read = async <Data>(path: string) => (await reply(path)).json<{ data: Data }>().data;
const golf = (query = '') => read<ModelInformation>(`/volkswagen/golf${query}`);

/** Counts and quantiles of the Golfs as plain SQL says them. */
async function spreadInSql(condition: 'all' | 'year 2015' | 'golf-7') {
  const { sql } = api.database;
  const [row] = await sql<{ count: number; low: number; median: number; high: number }[]>`
    select count(price)::int as count, round(percentile_cont(0.1) within group (order by price))::int as low,
      round(percentile_cont(0.5) within group (order by price))::int as median,
      round(percentile_cont(0.9) within group (order by price))::int as high
    from active_ad join model on model.id = model_id left join chassis on chassis.id = chassis_id
    where model.slug = 'golf' and (
      ${condition} = 'all' or (${condition} = 'year 2015' and year = 2015)
      or (${condition} = 'golf-7' and chassis.slug = 'golf-7'))`;
  return row;
}

describe('what the ads say about a model [B28]', () => {
  it('counts active ads of sellers in good standing', async () => {
    const { count, brand, model, category } = await golf('?lang=en');
    expect([count, brand.title, model.title, category.title]).toEqual([42, 'Volkswagen', 'Golf', 'Cars']);
  });

  it('spreads their asking prices as SQL does: in all, by year, by generation', async () => {
    const { prices, years, generations } = await golf();
    expect(prices).toEqual(await spreadInSql('all'));
    expect(years.map(({ year }) => year)).toEqual([2020, 2016, 2015]);
    expect(years.at(-1)?.prices).toEqual(await spreadInSql('year 2015'));
    const seven = generations.find(({ slug }) => slug === 'golf-7');
    expect(seven?.prices).toEqual(await spreadInSql('golf-7'));
    expect(seven?.count).toBe((seven?.prices?.count ?? 0) + 1);
  });

  it('counts every price in a bar, also those beyond the ends', async () => {
    const { bars, prices } = await golf();
    expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(prices?.count);
    expect(new Set(bars.map(({ from, to }) => to - from)).size).toBe(1);
    expect(bars.at(-1)?.to).toBeLessThan(90_000);
  });

  it('tells the newest generation first, those without ads too', async () => {
    const { generations } = await golf();
    const years = generations.map(({ year_from: from }) => from ?? 0);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(generations.find(({ slug }) => slug === 'golf-1')).toMatchObject({ count: 0, prices: null, picture: null });
  });

  it('tells facts of the model, not of one vehicle or its seller', async () => {
    const { facts, measures } = await golf('?lang=de');
    expect(facts.map(({ key }) => key)).toEqual(['gorivo', 'menjac']);
    expect(facts[0]?.title).toBe('Kraftstoff');
    expect(facts[0]?.answers.map(({ slug, count }) => [slug, count])).toEqual([
      ['dizel', 30],
      ['benzin', 10],
    ]);
    expect(measures.map(({ key }) => key)).toEqual(['power_kw', 'mileage']);
    expect(measures[0]).toEqual({ key: 'power_kw', count: 40, low: 77, median: 81, high: 85 });
  });

  it('names other models of the make, those with most ads first', async () => {
    expect((await golf()).others.map(({ slug, count }) => [slug, count])).toEqual([
      ['polo', 2],
      ['passat', 1],
    ]);
  });

  it('of one country counts that country only [F08]', async () => {
    expect([(await golf('?country=RS')).count, (await golf('?country=DE')).count]).toEqual([41, 1]);
    expect(await golf('?country=AQ')).toMatchObject({ count: 0, prices: null, bars: [], facts: [], measures: [] });
  });

  it('gives no spread of few prices', async () => {
    expect(await golf('?country=DE')).toMatchObject({ prices: null, bars: [], years: [] });
  });

  it.each(['/volkswagen/no-such', '/no-such/golf', '/skoda/fabia', '/trabant/601', '/skoda/golf'])(
    'is not found for %s',
    async (path) => {
      expect((await reply(path)).statusCode).toBe(404);
    },
  );
});

describe('the list of models [B28]', () => {
  it('holds makes with ads and their models, most ads first', async () => {
    const makes = await read<ModelsOfBrand[]>('');
    expect(makes.map(({ slug, count }) => [slug, count])).toEqual([
      ['skoda', 1],
      ['volkswagen', 46],
    ]);
    expect(makes[1]?.models.map(({ slug, count }) => [slug, count])).toEqual([
      ['golf', 42],
      ['polo', 2],
      ['passat', 1],
    ]);
  });

  it('finds by words those without ads too, but none that is out of use [N01]', async () => {
    const found = await read<ModelsOfBrand[]>('?q=SKODA');
    expect(found.map(({ slug }) => slug)).toEqual(['skoda']);
    expect(found[0]?.models.length).toBe(found[0]?.total);
    expect(found[0]?.models.map(({ slug }) => slug)).not.toContain('fabia');
    expect(await read('?q=trabant')).toEqual([]);
  });

  it('shows at most 240 of what one letter finds', async () => {
    const found = await read<ModelsOfBrand[]>('?q=a');
    expect(found.flatMap(({ models }) => models).length).toBe(240);
  });
});
