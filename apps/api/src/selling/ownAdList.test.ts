import type { AdLink, MyAd, MyAdListMeta } from '@volan/api-contract';
import { listingStatus, ownAdOrders } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyAds } from '../testing/emptyAds.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling } from './sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let cheap: number;
let dear: number;
let middle: number;

async function publish(price: string, line: string, year: string) {
  const { id } = fine<AdLink>(await test.publish(ana, { price: [price], line: [line], year: [year] }));
  await test.database.sql`update ad set status = ${listingStatus.active} where id = ${id}`;
  return id;
}

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  ana = await test.seller();
  cheap = await publish('1.000', 'Prvi vlasnik', '2003');
  dear = await publish('9.000', 'Ceo u delu', '2004');
  middle = await publish('5.000', 'Šiber, kuka', '2005');
});

const list = async (query: string) => {
  const { data, meta } = await test.call('GET', `/ads/mine?${query}`, null, { as: ana.accessToken });
  return { ids: (data as MyAd[]).map(({ id }) => id), meta: meta as MyAdListMeta };
};
const change = (ids: readonly number[], action: string, by = ana) =>
  test.call('POST', '/ads/mine/change', { ids, action }, { as: by.accessToken });

describe('the list of own ads [B08]', () => {
  it.each([
    ['the beginning of a word', 'vlasn', () => [cheap]],
    ['words in any order, without accents', 'kuka siber', () => [middle]],
    ['the year', '2004', () => [dear]],
    ['a make that all of them have', 'volkswagen', () => [middle, dear, cheap]],
    ['words that stand in different ads', 'vlasnik kuka', () => []],
    ['signs that mean something to the database', '%_', () => [middle, dear, cheap]],
  ])('finds ads by %s', async (_what, q, expected) => {
    const { ids, meta } = await list(`sort=newest&q=${encodeURIComponent(q)}`);
    expect(ids).toEqual(expected());
    expect(meta.total).toBe(expected().length);
    expect(meta.active).toBe(3);
  });

  it('finds an ad by its number', async () => {
    expect((await list(`q=${dear}`)).ids).toContain(dear);
    expect((await list(`q=${dear}`)).ids).not.toContain(cheap);
  });

  it('is ordered by price, by end, by views and by when they came', async () => {
    const { sql } = test.database;
    await sql`update ad set expires_at = now() + interval '3 days', views = 5 where id = ${dear}`;
    await sql`update ad set expires_at = now() + interval '9 days', views = 50 where id = ${cheap}`;
    expect((await list('sort=cheapest')).ids).toEqual([cheap, middle, dear]);
    expect((await list('sort=dearest')).ids).toEqual([dear, middle, cheap]);
    expect((await list('sort=ending')).ids).toEqual([dear, cheap, middle]);
    expect((await list('sort=viewed')).ids).toEqual([cheap, dear, middle]);
    expect((await list('sort=newest')).ids).toEqual([middle, dear, cheap]);
  });
});

describe('several own ads at once [B08, M02]', () => {
  it('are changed each by itself, and each tells its result', async () => {
    const foreign = await test.seller();
    await test.database.sql`update ad set status = ${listingStatus.paused} where id = ${dear}`;
    const answer = await change([cheap, dear, middle, 2_000_000_000], 'pause');
    expect(fine(answer)).toEqual([
      { id: cheap, status: 'paused', failure: null },
      { id: dear, status: null, failure: 'conflict' },
      { id: middle, status: 'paused', failure: null },
      { id: 2_000_000_000, status: null, failure: 'not-found' },
    ]);
    expect(fine(await change([cheap], 'activate', foreign))).toEqual([
      { id: cheap, status: null, failure: 'forbidden' },
    ]);
  });

  it('say where the account has no free slot', async () => {
    fine(await change([cheap, middle], 'pause'));
    await test.database.sql`
      insert into ad (user_id, category_id, country_id, slug, price, status)
      select user_id, category_id, country_id, 'x', 1, ${listingStatus.active} from ad, generate_series(1, 60)
      where id = ${dear}`;
    expect(fine(await change([cheap, middle], 'activate'))).toEqual([
      { id: cheap, status: null, failure: 'slots-used-up' },
      { id: middle, status: null, failure: 'slots-used-up' },
    ]);
  });

  it('are deleted and sold', async () => {
    fine(await change([cheap], 'delete'));
    fine(await change([dear], 'sold'));
    expect((await list('state=active')).ids).toEqual([middle]);
    expect((await list('state=inactive')).ids).toEqual([dear]);
  });

  it('are at most a hundred, and at least one', async () => {
    expect((await change([], 'pause')).error).toBe('validation');
    expect(
      (
        await change(
          Array.from({ length: 101 }, (_, at) => at + 1),
          'pause',
        )
      ).error,
    ).toBe('validation');
  });
});

describe('the list of a seller with 2,000 ads among 20,000 [B08]', () => {
  /** Adds ads at a distance of `minutes`, the newest first. The triggers are off: no test here reads their effects. */
  const copy = (count: number, userId: number, minutes: number) =>
    test.database.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`
        insert into ad (user_id, category_id, country_id, slug, price, year, status, search_tokens, created_at)
        select ${userId}, category_id, country_id, 'x', n, 2000 + n % 20, status, search_tokens,
          now() - n * make_interval(mins => ${minutes})
        from ad, generate_series(1, ${count}) n where id = ${dear}`;
    });

  it('comes 24 at a time in each order', async () => {
    const foreign = await test.seller();
    await copy(1997, ana.user.id, 9);
    await copy(18_000, foreign.user.id, 1);
    await test.database.sql`analyze ad`;
    for (const sort of ownAdOrders) {
      const { ids, meta } = await list(`sort=${sort}&q=golf&page=2`);
      expect([sort, ids.length, meta]).toMatchObject([
        sort,
        24,
        { total: 2000, pages: 84, per_page: 24, active: 2000 },
      ]);
    }
    const first = await list('sort=cheapest');
    expect([first.ids.length, first.meta.total, first.meta.pages]).toEqual([24, 2000, 84]);
    expect((await list('sort=cheapest&page=84')).ids).toHaveLength(8);
  });
});
