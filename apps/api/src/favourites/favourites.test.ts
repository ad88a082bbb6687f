import { listingStatus, maxFavourites } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);
let ana: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  ana = await test.person();
});

const save = (ad_id: number, { accessToken } = ana) =>
  test.call('PUT', '/favourites/create', { ad_id }, { as: accessToken });
const list = async (page = 1, { accessToken } = ana) => {
  const { body } = await test.call('GET', `/favourites?page=${page}&lang=en`, null, { as: accessToken });
  return JSON.parse(body) as {
    data: {
      ad: { id: number; price: number | null; images: unknown[] };
      status: string;
      price_change: number | null;
    }[];
    meta: { total: number; pages: number };
  };
};
const ids = async ({ accessToken } = ana) =>
  (await test.call('GET', '/favourites/ids', null, { as: accessToken })).data;

/** Ads that are in the index. */
async function ads(...prices: (number | null)[]) {
  const made: number[] = [];
  for (const price of prices)
    made.push(await insertAd(test.database.sql, { price, brand: 'volkswagen', model: 'golf' }));
  return made as [number, number, number];
}

describe('a favourite', () => {
  it('is in the list of its own account only, the last saved first, with the price change since [M09]', async () => {
    const [golf, polo] = await ads(10_000, null);
    expect((await save(golf)).data).toMatchObject({ ad_id: golf, price_then: 10_000 });
    await save(polo);
    await test.database.sql`update ad set price = 9200 where id = ${golf}`;
    const { data, meta } = await list();
    expect(data.map(({ ad, price_change }) => [ad.id, price_change])).toEqual([
      [polo, null],
      [golf, -800],
    ]);
    expect(meta).toMatchObject({ total: 2, pages: 1 });
    const iva = await test.person();
    expect((await list(1, iva)).data).toEqual([]);
    expect([await ids(), await ids(iva)]).toEqual([[polo, golf], []]);
  });

  it('that is saved again keeps its price and its place', async () => {
    const [golf, polo] = await ads(10_000, 8000);
    await save(golf);
    await save(polo);
    await test.database.sql`update ad set price = 1 where id = ${golf}`;
    expect((await save(golf)).data).toMatchObject({ price_then: 10_000 });
    expect(await ids()).toEqual([polo, golf]);
  });

  it('is forgotten, once or twice, and only by its owner', async () => {
    const [golf] = await ads(10_000);
    const iva = await test.person();
    await save(golf);
    const forget = ({ accessToken }: TestPerson) =>
      test.call('DELETE', `/favourites/delete/${golf}`, null, { as: accessToken });
    expect((await forget(iva)).data).toEqual({ removed: false });
    expect(await ids()).toEqual([golf]);
    expect((await forget(ana)).data).toEqual({ removed: true });
    expect((await forget(ana)).data).toEqual({ removed: false });
  });

  it('that ended shows its state; one that a moderator removed only shows its vehicle [B10, B53]', async () => {
    const [sold, removed, draft] = await ads(5000, 6000, 7000);
    for (const ad of [sold, removed, draft]) await save(ad);
    const { sql } = test.database;
    await sql`update ad set status = ${listingStatus.sold} where id = ${sold}`;
    await sql`update ad set status = ${listingStatus.removed} where id = ${removed}`;
    await sql`update ad set status = ${listingStatus.pending} where id = ${draft}`;
    const { data, meta } = await list();
    expect(data.map(({ ad, status, price_change }) => [ad.id, status, ad.price, price_change])).toEqual([
      [removed, 'removed', null, null],
      [sold, 'sold', 5000, 0],
    ]);
    expect(meta.total).toBe(2);
  });

  it('can be only an ad that visitors see', async () => {
    const [draft] = await ads(1);
    await test.database.sql`update ad set status = ${listingStatus.pending} where id = ${draft}`;
    for (const ad of [draft, 2_000_000_000]) expect((await save(ad)).error).toBe('not-found');
  });

  it('is one of a thousand at most', async () => {
    const [golf] = await ads(1);
    const { sql } = test.database;
    const seller = (await sql`select user_id from ad where id = ${golf}`)[0]?.['user_id'] as number;
    await sql`
      insert into ad (user_id, category_id, country_id, slug, price, status, price_type)
      select ${seller}, category_id, country_id, slug, 1, 2, 'fixed' from ad, generate_series(1, ${maxFavourites})
        where id = ${golf}`;
    await sql`
      insert into favourite (user_id, ad_id) select ${ana.user.id}, id from ad
      where user_id = ${seller} and id <> ${golf} order by id limit ${maxFavourites}`;
    const refused = await save(golf);
    expect([refused.error, refused.errors]).toEqual(['validation', { ad_id: ['max'] }]);
    expect((await list(42)).data).toHaveLength(maxFavourites - 41 * 24);
  });
});
