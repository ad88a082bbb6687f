import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller, type AdOfTest } from '../testing/insertAd.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    seller = await insertSeller(sql);
  }),
);
let seller: number;

const vin = 'WVWZZZ1KZAW000001';
const car = (change: AdOfTest = {}) =>
  insertAd(api.database.sql, { seller, brand: 'volkswagen', model: 'golf', mileage: 100_000, ...change });
const eventsOf = (id: number) =>
  api.database.sql`select type, old_price, price, changed from ad_event
    where ad_id = ${id} and type <> 'status' order by id`;

describe('the history of an ad [N02]', () => {
  it('has every price that a visitor could see, including edited ones', async () => {
    const { sql } = api.database;
    const id = await car({ price: 9000 });
    await sql`update ad set price = 8500 where id = ${id}`;
    await sql`update ad set price = null, price_type = 'on-request' where id = ${id}`;
    await sql`update ad set price = 8400, mileage = 90000, line = 'Hitno' where id = ${id}`;
    await sql`update ad set views = views + 1 where id = ${id}`;
    expect(await eventsOf(id)).toEqual([
      { type: 'price', old_price: 9000, price: 8500, changed: [] },
      { type: 'price', old_price: 8500, price: null, changed: [] },
      { type: 'price', old_price: null, price: 8400, changed: [] },
      { type: 'edited', old_price: null, price: null, changed: ['text', 'mileage'] },
    ]);
    const reply = await api.app.inject({ url: `/v3/ads/${id}` });
    expect(reply.json().data.price_history).toEqual([
      { at: reply.json().data.first_seen_at, price: 9000 },
      ...[8500, null, 8400].map((price) => ({ at: expect.any(String), price })),
    ]);
    expect(reply.body).not.toMatch(/Hitno.*changed|"vin"/);
  });

  it('of prices begins when the ad is public: a draft has none', async () => {
    const id = await car({ status: 0, price: 9000 });
    await api.database.sql`update ad set price = 8000, status = 1 where id = ${id}`;
    await api.database.sql`update ad set status = 2 where id = ${id}`;
    expect(await eventsOf(id)).toEqual([]);
  });

  it('knows that an ad was relisted', async () => {
    const id = await car({ status: 5 });
    await api.database.sql`update ad set status = 1 where id = ${id}`;
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['relisted']);
  });

  it('cannot be changed or removed, and goes only with its ad', async () => {
    const { sql } = api.database;
    const id = await car({ price: 9000 });
    await sql`update ad set price = 8500 where id = ${id}`;
    await expect(sql`update ad_event set price = 1 where ad_id = ${id}`).rejects.toThrow('append-only');
    await expect(sql`delete from ad_event where ad_id = ${id}`).rejects.toThrow('append-only');
    expect(await eventsOf(id)).toHaveLength(1);
    await sql`delete from ad where id = ${id}`;
    expect(await eventsOf(id)).toHaveLength(0);
  });
});

describe('when a vehicle was first seen [N02]', () => {
  const long = new Date(Date.now() - 90 * 86_400_000);
  /** The moment that a new ad would have; it is not written. */
  async function firstSeen(fresh: AdOfTest, pictures: number[] = []) {
    const { sql } = api.database;
    const id = await car(fresh);
    const [row] = await sql<{ at: Date }[]>`
      select seen.at from ad cross join lateral first_seen_of(ad, ${pictures}::bigint[]) as seen where ad.id = ${id}`;
    await sql`delete from ad where id = ${id}`;

    return row?.at;
  }
  const before = async (change: AdOfTest = {}) => {
    const id = await car({ status: 5, ...change });
    await api.database.sql`update ad set first_seen_at = ${long} where id = ${id}`;
    return async () => void (await api.database.sql`delete from ad where id = ${id}`);
  };

  it('survives a new ad for the same VIN, also of another seller', async () => {
    const forget = await before({ vin, status: 2, seller: await insertSeller(api.database.sql) });
    expect(await firstSeen({ vin, brand: 'skoda', model: 'fabia' })).toEqual(long);
    expect(await firstSeen({ vin: 'WVWZZZ1KZAW000002', brand: 'skoda', model: 'fabia' })).not.toEqual(long);
    await forget();
  });

  it.each<[string, AdOfTest, boolean]>([
    ['the same again', {}, true],
    ['5,000 km more', { mileage: 105_000 }, true],
    ['5,001 km more', { mileage: 105_001 }, false],
    ['another year', { year: 2016 }, false],
    ['another model', { model: 'passat' }, false],
    ['another region', { region: 'sumadija' }, false],
  ])('survives an ended ad of the same seller: %s', async (_name, fresh, known) => {
    const forget = await before();
    expect((await firstSeen(fresh))?.getTime() === long.getTime()).toBe(known);
    await forget();
  });

  it('is not that of an ad that still runs, nor of another seller without a picture in common', async () => {
    const { sql } = api.database;
    const stillRuns = await before({ status: 2 });
    expect(await firstSeen({})).not.toEqual(long);
    await stillRuns();
    const ended = await before({ seller: await insertSeller(sql) });
    expect(await firstSeen({})).not.toEqual(long);
    const [picture] = await sql<{ id: number }[]>`
      insert into picture (object_key, width, height) values ('same', 1, 1) returning id`;
    await sql`insert into ad_image (ad_id, sort, picture_id)
      select id, 0, ${picture?.id ?? 0} from ad where first_seen_at = ${long}`;
    expect(await firstSeen({}, [picture?.id ?? 0])).toEqual(long);
    await ended();
  });
});
