import {
  comparableAds,
  mileageBandOf,
  priceSpread,
  ratePrice,
  shownPrices,
  type ComparedAd,
} from '@volan/domain-rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { Random } from '../testing/Random.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { openTestApp } from '../testing/openTestApp.ts';
import { countAllPrices } from '../testing/countAllPrices.ts';
import { catchUpPrices } from './catchUpPrices.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    seller = await insertSeller(sql);
    const other = await insertSeller(sql, { status: 2 });
    for (let count = 0; count < 400; count += 1) {
      await insertAd(sql, {
        seller: random.chance(0.95) ? seller : other,
        brand: 'volkswagen',
        model: random.pick(['golf', 'passat']),
        year: random.integer(2010, 2018),
        mileage: random.pick([19_999, 20_000, 59_999, 60_000, 119_999, 120_000, 200_000, 350_000]),
        price: random.chance(0.05) ? random.pick([1, 99, 100, 5_000_000, 5_000_001]) : random.integer(2_000, 30_000),
        status: random.chance(0.9) ? 2 : random.pick([0, 4, 5, 6, 7]),
        answers: [
          ...(random.chance(0.95) ? [random.pick(['gorivo.dizel', 'gorivo.benzin'])] : []),
          random.pick([
            'stanje-vozila.polovno',
            'stanje-vozila.polovno',
            'stanje-vozila.polovno',
            'stanje-vozila.osteceno',
          ]),
        ],
      });
    }
  }),
);
let seller: number;
const random = new Random(7);

beforeAll(async () => {
  await catchUp();
}, 60_000);

const catchUp = () => countAllPrices(api.database.sql);

/** Ads that count, as the rule says it: this query does not use groups or bands. */
const counted = () => api.database.sql<(ComparedAd & { id: number })[]>`
  select ad.id, model_id as "modelId", fuel.id as "fuelId", year, mileage, price
  from active_ad ad join filter fuel on fuel.id = any (ad.filter_ids) and fuel.slug in ('dizel', 'benzin')
  where price between 100 and 5000000
    and not exists (select from filter where filter.id = any (ad.filter_ids) and filter.slug = 'osteceno')`;

/** Spreads by ad: as they are stored, and as the rule makes them of the same ads. */
async function spreads() {
  const ads = await counted();
  const rows = await api.database.sql<Record<string, unknown>[]>`
    select ad_id, band, years, count, median, low, high, prices, rating
    from fresh_spread join compared_ad using (ad_id, band)`;
  const ruled = ads.map((ad) => {
    const { ads: alike, years } = comparableAds(ad, ads);
    const prices = alike.map(({ price }) => price);
    const band = mileageBandOf(ad.mileage);
    const spread = priceSpread(prices);
    const rated = ratePrice(ad.price, spread);
    // 0 may be -0
    const rating = rated.kind === 'rated' ? rated.percent || 0 : null;

    return { ad_id: ad.id, band, years, ...spread, prices: shownPrices(prices), rating };
  });
  const byAd = (all: readonly Record<string, unknown>[]) => new Map(all.map((row) => [row['ad_id'], { ...row }]));

  return { stored: byAd(rows), ruled: byAd(ruled) };
}

const details = async (id: number) => (await api.app.inject({ url: `/v3/ads/${id}?lang=en` })).json().data;
const golf = (change: Parameters<typeof insertAd>[1] = {}) =>
  insertAd(api.database.sql, {
    seller,
    brand: 'skoda',
    model: 'fabia',
    year: 2015,
    mileage: 100_000,
    answers: ['gorivo.dizel'],
    ...change,
  });

describe('what the database counts [N03]', () => {
  it('is what the rule says of the same ads', async () => {
    const { stored, ruled } = await spreads();
    expect(stored).toEqual(ruled);
    expect(new Set([...ruled.values()].map((row) => row['years']))).toEqual(new Set([1, 2]));
  });

  it('stays so through changes of price, state, model, answers and seller, and when ads are deleted', async () => {
    const { sql } = api.database;
    const ids = (await sql<{ id: number }[]>`select id from ad order by id`).map(({ id }) => id);
    for (let round = 0; round < 6; round += 1) {
      const some = () => random.some(ids, 0.05);
      await sql`update ad set price = price + ${random.integer(1, 4000)} where id = any (${some()}::bigint[])`;
      const next = random.pick([2, 4, 6]);
      await sql`
        update ad set status = ${next} from ad_transition way
        where way.old_status = ad.status and way.status = ${next} and id = any (${some()}::bigint[])`;
      await sql`update ad set year = year + 1, mileage = mileage + 30000 where id = any (${some()}::bigint[])`;
      await sql`update ad set filter_ids = array_remove(filter_ids, 12001) where id = any (${some()}::bigint[])`;
      await sql`update ad set model_id = (select max(model_id) from ad) where id = any (${some()}::bigint[])`;
      await sql`delete from ad where id = any (${random.some(ids, 0.01)}::bigint[])`;
      await sql`update users set status = ${round % 2 === 0 ? 2 : 1} where id = (select min(user_id) from ad)`;
      await catchUp();
      const { stored, ruled } = await spreads();
      expect(stored).toEqual(ruled);
    }
  });

  it('is right again after the outbox lost events', async () => {
    const { sql } = api.database;
    await sql`update ad set price = price + 500 where id % 7 = 0`;
    await sql`delete from outbox`;
    await sql`update price_follower set caught_up_at = now() - interval '13 hours'`;
    await catchUp();
    const { stored, ruled } = await spreads();
    expect(stored).toEqual(ruled);
  });

  it('follows a category that is hidden', async () => {
    const { sql } = api.database;
    await sql`update category set status = 0 where slug = 'vehicles'`;
    await catchUp();
    expect((await spreads()).stored).toEqual(new Map());
    await sql`update category set status = 1 where slug = 'vehicles'`;
    await catchUp();
    const { stored, ruled } = await spreads();
    expect(stored).toEqual(ruled);
    expect(stored.size).toBeGreaterThan(0);
  });

  it('is counted by one process at a time', async () => {
    const { sql } = api.database;
    await sql`update ad set price = price + 1 where id % 5 = 0`;
    await sql.begin(async (other) => {
      await other`select from price_follower for update`;
      expect(await catchUpPrices(sql)).toBe('busy');
    });
    await Promise.all([catchUp(), catchUp(), catchUp()]);
    const { stored, ruled } = await spreads();
    expect(stored).toEqual(ruled);
  });
});

describe('the rating of an ad [N03]', () => {
  const ids: number[] = [];
  beforeAll(async () => {
    for (const price of [8000, 8500, 9000, 9500, 10_000, 10_500, 11_000, 11_500, 12_000])
      ids.push(await golf({ price }));
    await catchUp();
  });

  it('shows word, percent, group and spread', async () => {
    expect((await details(ids[1] ?? 0)).price_comparison).toEqual({
      kind: 'rated',
      word: 'good',
      percent: -15,
      group: {
        fuel: { slug: 'dizel', title: 'Diesel' },
        year_from: 2014,
        year_to: 2016,
        mileage_from: 60_000,
        mileage_to: 119_999,
      },
      compared: {
        count: 9,
        median: 10_000,
        low: 9000,
        high: 11_000,
        prices: [8000, 8500, 9000, 9500, 10_000, 10_500, 11_000, 11_500, 12_000],
      },
    });
  });

  it('is on its card without another query', async () => {
    const listed = async () =>
      (await api.app.inject({ url: '/v3/ads?filters=vozilo:skoda.fabia&sort=price&order=asc' })).json().data;
    await vi.waitFor(async () => expect(await listed()).toHaveLength(ids.length), { timeout: 10_000, interval: 20 });
    expect((await listed()).map((ad: { price_label: unknown }) => ad.price_label)).toEqual(
      ['very-good', 'good', 'good', 'fair', 'fair', 'fair', 'high', 'high', 'very-high'].map((word) => ({
        word,
        median: 10_000,
      })),
    );
  });

  it('moves with the ads around it: a price, a sale, a suspended seller', async () => {
    const { sql } = api.database;
    const id = ids[4] ?? 0;
    const kind = async () => (await details(id)).price_comparison;
    await sql`update ad set price = 20000 where id = any (${ids.slice(5)}::bigint[])`;
    await catchUp();
    expect(await kind()).toMatchObject({ kind: 'rated', percent: 0, compared: { high: 20_000 } });
    await sql`update ad set status = 6 where id = any (${ids.slice(5, 7)}::bigint[])`;
    await catchUp();
    expect(await kind()).toMatchObject({ kind: 'too-few', count: 7, needed: 8, group: { year_from: 2013 } });
    const away = await insertSeller(sql);
    await sql`update ad set status = 2, user_id = ${away} where id = any (${ids.slice(5, 7)}::bigint[])`;
    await catchUp();
    expect(await kind()).toMatchObject({ kind: 'rated' });
    await sql`update users set status = 2 where id = ${away}`;
    await catchUp();
    expect(await kind()).toMatchObject({ kind: 'too-few', count: 7 });
  });

  it.each([
    ['no-price', { price: null }],
    ['no-price', { price: 1 }],
    ['damaged', { answers: ['gorivo.dizel', 'ostecenje.ostecen-vozan'] }],
    ['not-comparable', { answers: [] }],
    ['not-comparable', { brand: undefined, model: undefined, brandText: 'Zastava', modelText: '101' }],
    ['pending', {}],
  ] as const)('is %s for %j', async (kind, change) => {
    const id = await golf(change);
    expect((await details(id)).price_comparison).toEqual({ kind });
  });

  it('is hidden if nothing was counted for five minutes', async () => {
    const { sql } = api.database;
    await sql`update price_follower set caught_up_at = now() - interval '5 minutes'`;
    expect((await details(ids[0] ?? 0)).price_comparison).toEqual({ kind: 'pending' });
    await catchUp();
    expect((await details(ids[0] ?? 0)).price_comparison).not.toEqual({ kind: 'pending' });
  });
});

describe('lists in the order of the rating [M08]', () => {
  it('show the best deal first, ads without a rating last, and follow the ads around one', async () => {
    const { sql } = api.database;
    const octavias = (year: number, prices: readonly number[]) =>
      Promise.all(prices.map((price) => golf({ model: 'octavia', year, price })));
    const seven = (price: number) => Array.from({ length: 7 }, () => price);
    const [dear] = await octavias(2018, [18_000, ...seven(20_000)]);
    const [cheap, ...beside] = await octavias(2008, [3000, ...seven(4000)]);
    const [alone] = await octavias(1998, [500]);
    const first = async () => {
      const { data } = (await api.app.inject({ url: '/v3/ads?filters=vozilo:skoda.octavia&sort=price_rating' })).json();
      const ids: number[] = data.map(({ id }: { id: number }) => id);
      return [...ids.slice(0, 2), ids.at(-1)];
    };
    const shows = (ids: unknown[]) =>
      vi.waitFor(async () => expect(await first()).toEqual(ids), { timeout: 10_000, interval: 20 });
    await catchUp();
    await shows([cheap, dear, alone]);
    // nothing of the two ads changed, but what the cheap one is compared with did
    await sql`update ad set price = 3200 where id = any (${beside}::bigint[])`;
    await catchUp();
    await shows([dear, cheap, alone]);
    // a damaged one is compared with nothing
    await sql`update ad set filter_ids = filter_ids || (select array_agg(filter.id) from filter
      where slug = 'ostecen-vozan')
      where id = ${dear ?? 0}`;
    await catchUp();
    await vi.waitFor(async () => expect((await first())[0]).toBe(cheap), { timeout: 10_000, interval: 20 });
  });
});
