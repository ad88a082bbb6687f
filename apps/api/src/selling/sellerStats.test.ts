import type { SellerStats } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { insertAd } from '../testing/insertAd.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { marketDay } from '../platform/brands/marketDay.ts';
import { fine, openTestSelling } from './sellingTesting.ts';

const dayMs = 86_400_000;

const test = openedForFile(openTestSelling);
let ana: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  ana = await test.seller();
});

const ask = (query = '', by = ana) => test.call('GET', `/ads/stats${query}`, null, { as: by.accessToken });
const stats = async (query?: string, by?: TestPerson) => fine<SellerStats>(await ask(query, by));

/** An ad that was first public this many days ago. */
async function publicAd(seller: number, { days = 10, status = 2 } = {}) {
  const id = await insertAd(test.database.sql, { seller, status });
  await test.database.sql`update ad set published_at = ${new Date(test.now - days * dayMs)} where id = ${id}`;
  return id;
}

const dayAgo = (days: number) => marketDay(test.now - days * dayMs);

const counted = (ad: number, daysAgo: number, views: number, reveals = 0, { impressions = 0, comparisons = 0 } = {}) =>
  test.database.sql`
    insert into ad_day (ad_id, day, views, reveals, impressions, comparisons)
    values (${ad}, ${dayAgo(daysAgo)}, ${views}, ${reveals}, ${impressions}, ${comparisons})`;

const nothing = { impressions: 0, views: 0, reveals: 0, conversations: 0, favourites: 0, comparisons: 0 };

describe('the numbers of all ads of a seller [P39, C58]', () => {
  it('are sums by day and by ad, the ads with most views first, beside the span before', async () => {
    const { sql } = test.database;
    const old = await publicAd(ana.user.id, { days: 12 });
    const sold = await publicAd(ana.user.id, { days: 6, status: 6 });
    await publicAd(ana.user.id, { days: 300, status: 6 });
    await Promise.all([counted(old, 0, 5, 1), counted(old, 6, 2), counted(old, 7, 4), counted(sold, 1, 9, 2)]);
    await counted(await publicAd((await test.seller()).user.id), 0, 1000);
    await sql`insert into favourite (user_id, ad_id, created_at)
      values (${ana.user.id}, ${old}, ${new Date(test.now)})`;
    const { total, before, points, ads } = await stats('?span=week');
    expect([total, before]).toEqual([
      { ...nothing, views: 16, reveals: 3, favourites: 1 },
      { ...nothing, views: 4 },
    ]);
    expect(points.map(({ views }) => views)).toEqual([2, 0, 0, 0, 0, 9, 5]);
    expect([points.at(-1)?.favourites, points.at(-1)?.before?.views]).toEqual([1, 4]);
    expect(ads).toMatchObject([
      { id: sold, status: 'sold', views: 9, reveals: 2, favourites: 0 },
      { id: old, status: 'active', views: 7, reveals: 1, favourites: 1 },
    ]);
  });

  it('count a conversation on the day on which its seller first had something to answer, and one that waits not at all', async () => {
    const ad = await publicAd(ana.user.id, { days: 12 });
    const began = async (daysAgo: number, askedDaysAgo: number | null) => {
      const { user } = await test.seller();
      const at = (days: number) => new Date(test.now - days * dayMs);
      await test.database.sql`
        insert into conversation (ad_id, buyer_id, seller_id, ad_title, ad_slug, ad_kind, brand, created_at, asked_at)
        values (${ad}, ${user.id}, ${ana.user.id}, 'Golf', 'golf', 'vehicle', 'volan', ${at(daysAgo)},
          ${askedDaysAgo === null ? null : at(askedDaysAgo)})`;
    };
    await Promise.all([began(2, 1), began(1, 1), began(9, 8), began(1, null)]);
    const { total, before, points, ads } = await stats('?span=week&order=conversations');
    expect([total.conversations, before?.conversations, ads[0]?.conversations]).toEqual([2, 1, 2]);
    expect(points.map(({ conversations }) => conversations)).toEqual([0, 0, 0, 0, 0, 2, 0]);
  });

  it('are compared with nothing where no ad was public before, and with zero where one was', async () => {
    const young = await publicAd(ana.user.id, { days: 3 });
    await counted(young, 1, 3);
    expect((await stats('?span=week')).before).toBeNull();
    await publicAd(ana.user.id, { days: 40 });
    expect((await stats('?span=week')).before).toEqual(nothing);
    const one = await stats(`?span=week&ad_id=${young}`);
    expect([one.ad?.id, one.before, one.ads.length]).toEqual([young, null, 2]);
  });

  it('are by month for a year, whose last month ends today', async () => {
    const ad = await publicAd(ana.user.id, { days: 500 });
    await Promise.all([counted(ad, 0, 1), counted(ad, 40, 2), counted(ad, 380, 7)]);
    const { points, total, before, to } = await stats('?span=year');
    expect([points.length, points.at(-1)?.views, points.at(-2)?.views]).toEqual([12, 1, 2]);
    expect([total.views, before?.views, to]).toEqual([3, 7, dayAgo(0)]);
  });

  it('have the order and the page that is asked for', async () => {
    const [first, second] = [await publicAd(ana.user.id), await publicAd(ana.user.id)];
    await Promise.all([counted(first, 0, 1, 5), counted(second, 0, 8, 2)]);
    const ids = async (query: string) => (await stats(query)).ads.map(({ id }) => id);
    expect(await ids('?order=reveals')).toEqual([first, second]);
    expect(await ids('?order=views&direction=asc')).toEqual([first, second]);
    const answer = await ask('?per_page=1&page=2');
    expect(answer).toMatchObject({ data: { ads: [{ id: first }] }, meta: { page: 2, pages: 2, total: 2 } });
  });

  it('are those of the companies too that somebody acts for, and of nobody else', async () => {
    const boss = await test.seller({ type: 2 });
    await insertCompany(test.database.sql, { seller: boss.user.id, name: `Auto kuća ${boss.user.id}` });
    const ad = await publicAd(boss.user.id);
    await counted(ad, 0, 6);
    expect((await ask(`?ad_id=${ad}`)).error).toBe('not-found');
    expect((await stats()).total.views).toBe(0);
    await test.database.sql`
      insert into company_member (company_id, user_id, role)
      select id, ${ana.user.id}, 'staff' from company where user_id = ${boss.user.id}`;
    expect((await stats(`?ad_id=${ad}`)).total.views).toBe(6);
  });

  it('name the credits of the days of paid promotions in the span, and the views of these days', async () => {
    const { sql } = test.database;
    const [ad, plain] = [await publicAd(ana.user.id, { days: 40 }), await publicAd(ana.user.id, { days: 40 })];
    const bought = (id: string, credits: number, fromDaysAgo: number, toDaysAgo: number, isReturned = false) => sql`
      insert into boost_purchase (id, ad_id, user_id, bought_by, type, credits, bought_at, starts_at, ends_at,
        returned_at)
      select ${id}, ${ad}, ${ana.user.id}, ${ana.user.id}, 2, ${credits}, starts, starts, ends,
        ${isReturned ? new Date(test.now) : null}
      from (select ${new Date(test.now - fromDaysAgo * dayMs)}::timestamptz as starts,
        ${new Date(test.now - toDaysAgo * dayMs)}::timestamptz as ends) span`;
    // ten days, of which four are within the week; two days; none that counts
    await bought('half', 10, 12, 3);
    await bought('whole', 3, 4, 3);
    await bought('given-back', 50, 1, 0, true);
    await bought('over', 50, 20, 10);
    await bought('to-come', 50, -1, -5);
    await Promise.all([
      counted(ad, 0, 1),
      counted(ad, 3, 20),
      counted(ad, 6, 15),
      counted(ad, 8, 99),
      counted(plain, 3, 7),
    ]);
    const { promotion, ads, points } = await stats('?span=week');
    expect(promotion).toEqual({ credits: 7, views: 35 });
    expect(ads.map((each) => [each.id, each.promotion])).toEqual([
      [ad, { credits: 7, views: 35 }],
      [plain, null],
    ]);
    expect(points.map(({ promotions }) => promotions)).toEqual([0, 0, 1, 0, 0, 0, 0]);
    const one = await stats(`?span=week&ad_id=${plain}`);
    expect([one.promotion, one.points.every(({ promotions }) => promotions === 0)]).toEqual([null, true]);
  });

  it('have impressions and comparisons, and the first day on which these are counted', async () => {
    await test.database.sql`update ad_day_since set day = ${dayAgo(8)}`;
    const [ad, plain] = [await publicAd(ana.user.id, { days: 40 }), await publicAd(ana.user.id, { days: 40 })];
    await counted(ad, 1, 5, 0, { impressions: 40, comparisons: 3 });
    await counted(ad, 7, 5, 0, { impressions: 30, comparisons: 2 });
    await counted(plain, 1, 9, 0, { impressions: 12 });
    const { total, before, points, ads, seen_since: since } = await stats('?span=week&order=impressions');
    expect([total.impressions, total.comparisons, before?.impressions, before?.comparisons]).toEqual([52, 3, 30, 2]);
    expect([points.at(-2)?.impressions, points.at(-2)?.comparisons, since]).toEqual([52, 3, dayAgo(8)]);
    expect(ads.map(({ id, impressions }) => [id, impressions])).toEqual([
      [ad, 40],
      [plain, 12],
    ]);
    expect((await stats('?span=week&order=comparisons&direction=asc')).ads[0]?.id).toBe(plain);
  });

  it('list an ad that was deleted while its promotion ran, since the sum has its credits', async () => {
    const gone = await publicAd(ana.user.id, { days: 40, status: 8 });
    await test.database.sql`
      insert into boost_purchase (id, ad_id, user_id, bought_by, type, credits, bought_at, starts_at, ends_at)
      select 'gone', ${gone}, ${ana.user.id}, ${ana.user.id}, 2, 4, at, at, at + interval '1 hour'
      from (select ${new Date(test.now - 3 * dayMs)}::timestamptz as at) bought`;
    const { promotion, ads } = await stats('?span=week');
    expect([promotion?.credits, ads.map(({ id, promotion: own }) => [id, own?.credits])]).toEqual([4, [[gone, 4]]]);
  });

  it('begin their days at midnight in the country of the marketplace', () => {
    expect([marketDay(Date.UTC(2026, 6, 1, 21, 59)), marketDay(Date.UTC(2026, 6, 1, 22, 0))]).toEqual([
      '2026-07-01',
      '2026-07-02',
    ]);
  });
});
