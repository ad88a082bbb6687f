import type { MyAd } from '@volan/api-contract';
import { boostProducts, listingStatus, type Tier } from '@volan/domain-rules';
import { afterEach, assert, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { deliverMails } from '../notifications/deliverMails.ts';
import { testMailDeps } from '../notifications/mailTesting.ts';
import { marketDay } from '../platform/brands/marketDay.ts';
import { openTestSelling } from '../selling/sellingTesting.ts';
import { giveCredits } from '../testing/giveCredits.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { payBoost } from './buyBoost.ts';
import { notifyBoostEnds } from './notifyBoostEnds.ts';

const test = openedForFile(openTestSelling);
let seller: TestPerson;
let adId: number;

const dayMs = 86_400_000;
/** The clock does not move; the past is moved instead, so that sessions last. */
const afterDays = (days: number) => new Date(test.now + days * dayMs).toISOString();

/** Moves all promotions into the past by a number of days. */
const pass = async (days: number) => {
  const { sql } = test.database;
  await sql`update ad_boost set starts_at = starts_at - make_interval(days => ${days}),
    ends_at = ends_at - make_interval(days => ${days})`;
};

afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});
beforeEach(async () => {
  await test.beginAnew();
  seller = await test.seller();
  adId = await publish(seller);
});

async function publish(by: TestPerson) {
  const published = await test.publish(by, { vin: [] });
  const { id } = published.data as { id: number };
  await test.database.sql`update ad set status = ${listingStatus.active} where id = ${id}`;

  return id;
}

const give = (userId: number, amount: number) => giveCredits(test, userId, amount);

interface Purchase {
  by?: TestPerson;
  ad?: number;
  key?: string;
}

const buy = (tier: Tier, { by = seller, ad = adId, key = crypto.randomUUID() }: Purchase = {}) =>
  test.call('POST', '/boosts', { ad_id: ad, tier }, { as: by.accessToken, headers: { 'idempotency-key': key } });

const running = () => test.database.sql<{ type: number; starts_at: Date; ends_at: Date }[]>`
  select type, starts_at, ends_at from ad_boost where ad_id = ${adId} order by type`;

const credits = (userId = seller.user.id) => balanceOf(test.database.sql, userId, 'credit');

const list = async (query = '', by = seller) => test.call('GET', `/boosts${query}`, undefined, { as: by.accessToken });

describe('a promotion that is bought [M07, A04]', () => {
  it.each(boostProducts)('of kind $tier costs $credits credits and runs $days days [L04-L07]', async (product) => {
    await give(seller.user.id, product.credits);
    const { status, data } = await buy(product.tier);
    expect(status).toBe(200);
    expect(data).toEqual({
      ad_id: adId,
      tier: product.tier,
      starts_at: afterDays(0),
      ends_at: afterDays(product.days),
      credits: product.credits,
      balance: 0,
    });
    expect(await running()).toEqual([
      { type: product.id, starts_at: new Date(test.now), ends_at: new Date(afterDays(product.days)) },
    ]);
  });

  it('of the same kind adds its days to what runs; of another kind it runs beside it', async () => {
    await give(seller.user.id, 28);
    await buy('top');
    await pass(10);
    expect((await buy('top')).data).toMatchObject({ starts_at: afterDays(20), ends_at: afterDays(50) });
    await buy('home');
    expect((await running()).map(({ ends_at }) => ends_at.toISOString())).toEqual([afterDays(50), afterDays(5)]);
    await pass(60);
    await give(seller.user.id, 9);
    expect((await buy('top')).data).toMatchObject({ starts_at: afterDays(0), ends_at: afterDays(30) });
  });

  it('runs for days of 24 hours, also over the change to summer time, in every time zone of the database', async () => {
    await give(seller.user.id, 100);
    const [product] = boostProducts.filter(({ tier }) => tier === 'xl');
    assert(product);
    const facts = { categoryId: 1, slug: '', version: '', isBusiness: false, isFast: false };
    const ad = { ...facts, id: adId, userId: seller.user.id, status: listingStatus.active };
    const hours = async (now: string) => {
      const bought = await test.database.sql.begin(async (sql) => {
        await sql`set local time zone 'Europe/Belgrade'`;
        return payBoost(sql, { id: crypto.randomUUID(), ad, actorId: seller.user.id, product }, new Date(now));
      });
      return (Number(bought.ends_at) - Number(bought.starts_at)) / 3_600_000;
    };
    // begun before the clocks go forward, and extended over the day when they go back
    expect(await hours('2027-03-27T12:00:00Z')).toBe(24 * product.days);
    await test.database.sql`update ad_boost set ends_at = '2027-10-30T12:00:00Z' where ad_id = ${adId}`;
    expect(await hours('2027-10-01T12:00:00Z')).toBe(24 * product.days);
  });

  it('is refused with too few credits, says how many are missing and changes nothing [J32]', async () => {
    await give(seller.user.id, 4);
    expect(await buy('xl')).toMatchObject({ status: 402, error: 'not-enough-credits', data: { missing: 2 } });
    expect([await running(), await credits()]).toEqual([[], 4]);
  });

  it('is paid once, however often it is sent', async () => {
    await give(seller.user.id, 30);
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => buy('xl', { key })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect([(await running()).length, await credits()]).toEqual([1, 24]);
    expect((await buy('top', { key })).status).toBe(409);
  });

  it('is not paid where something else runs than the buyer saw, as in a page that another tab has overtaken', async () => {
    await give(seller.user.id, 30);
    const asSeen = (credits: number, until: string | null) =>
      test.call(
        'POST',
        '/boosts',
        { ad_id: adId, tier: 'xl', seen: { credits, runs_until: until } },
        { as: seller.accessToken, headers: { 'idempotency-key': crypto.randomUUID() } },
      );
    const first = await asSeen(6, null);
    expect(first.status).toBe(200);
    const stale = await asSeen(6, null);
    expect([stale.status, stale.error, await credits()]).toEqual([409, 'boost-changed', 24]);
    const { ends_at: end } = first.data as { ends_at: string };
    expect((await asSeen(5, end)).error).toBe('boost-changed');
    expect((await asSeen(6, end)).status).toBe(200);
    expect(await credits()).toBe(18);
  });

  it('with one key for ten ads at once promotes one of them, and nothing of the others', async () => {
    await give(seller.user.id, 100);
    const key = crypto.randomUUID();
    const ads = [adId, ...(await Promise.all(Array.from({ length: 9 }, () => publish(seller))))];
    const answers = await Promise.all(ads.map((ad) => buy('xl', { ad, key })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const promoted = await test.database.sql`select from ad_boost where ad_id = any (${ads}::bigint[])`;
    expect([promoted.length, await credits()]).toEqual([1, 94]);
  });

  it('never takes more than there is, however many are bought at once', async () => {
    await give(seller.user.id, 20);
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy('xl')));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 402, 402, 402, 402, 402,
    ]);
    expect(await credits()).toBe(2);
    expect((await running()).map(({ ends_at }) => ends_at.toISOString())).toEqual([afterDays(180)]);
  });

  it.each(['paused', 'pending', 'sold', 'expired'] as const)(
    'is refused by name for an ad that is %s',
    async (status) => {
      await give(seller.user.id, 10);
      await test.database.sql`update ad set status = ${listingStatus[status]} where id = ${adId}`;
      expect(await buy('xl')).toMatchObject({ status: 409, error: 'ad-not-active' });
      expect(await credits()).toBe(10);
    },
  );

  it('is refused for the ad of somebody else, even if the caller pays', async () => {
    const stranger = await test.seller();
    await give(stranger.user.id, 10);
    expect((await buy('xl', { by: stranger })).status).toBe(403);
    expect((await buy('xl', { by: stranger, ad: 2_147_483_647 })).status).toBe(404);
    expect(await credits(stranger.user.id)).toBe(10);
  });

  it('of a company is paid by the company, also where its staff buys it [H07]', async () => {
    const { sql } = test.database;
    await sql`update users set type_id = 2 where id = ${seller.user.id}`;
    const slug = await insertCompany(sql, { seller: seller.user.id, name: 'Auto Kuća Sava' });
    const staff = await test.seller();
    await sql`
      insert into company_member (company_id, user_id, role)
      select id, ${staff.user.id}, 'staff' from company where slug = ${slug}`;
    await give(seller.user.id, 6);
    await give(staff.user.id, 6);
    expect((await buy('xl', { by: staff })).data).toMatchObject({ balance: 0 });
    expect([await credits(), await credits(staff.user.id)]).toEqual([0, 6]);
  });
});

describe('own promotions [C57]', () => {
  it('are those that run, of own ads alone, what ends first first', async () => {
    await give(seller.user.id, 16);
    const other = await publish(seller);
    await buy('xl');
    await buy('home', { ad: other });
    await list('', await test.seller()).then(({ data }) => expect(data).toEqual([]));
    const { data, body } = await list();
    expect(data).toMatchObject([
      { ad: { id: other }, balance: 0, boosts: [{ tier: 'home', ends_at: afterDays(5) }] },
      { ad: { id: adId }, balance: 0, boosts: [{ tier: 'xl', ends_at: afterDays(60) }] },
    ]);
    expect(JSON.parse(body)).toHaveProperty('meta', { page: 1, pages: 1, total: 2, per_page: 24 });
    await pass(6);
    expect((await list()).data).toHaveLength(1);
  });

  it('are in the list of own ads until the last one ends, without ended and future ones [B08]', async () => {
    const { sql } = test.database;
    const mine = async () => {
      const { data } = await test.call('GET', '/ads/mine', null, { as: seller.accessToken });
      return (data as MyAd[]).map(({ promotion }) => promotion);
    };
    const boost = (type: number, from: number, to: number) => sql`
      insert into ad_boost (ad_id, type, starts_at, ends_at)
        values (${adId}, ${type}, ${afterDays(from)}, ${afterDays(to)})`;
    await boost(2, -40, -10);
    await boost(4, 1, 90);
    expect(await mine()).toEqual([null]);
    await boost(3, -12, 18);
    await boost(2, -2, 5);
    expect(await mine()).toEqual([{ starts_at: afterDays(-12), ends_at: afterDays(18) }]);
  });

  it('of one ad are listed also when none runs; an ad of others is not found', async () => {
    await give(seller.user.id, 3);
    await test.database.sql`update ad set expires_at = ${afterDays(25)} where id = ${adId}`;
    expect((await list(`?ad_id=${adId}`)).data).toMatchObject([
      { status: 'active', ad_ends_at: afterDays(25), boosts: [], balance: 3 },
    ]);
    expect((await list(`?ad_id=${adId}`, await test.seller())).status).toBe(404);
  });

  it('say how many views a day the ad had before and has since [N10]', async () => {
    const { sql } = test.database;
    await sql`update ad set published_at = ${afterDays(-12)} where id = ${adId}`;
    const viewed = (days: number, views: number) => sql`
      insert into ad_day (ad_id, day, views) values (${adId}, ${marketDay(test.now + days * dayMs)}, ${views})`;
    await viewed(-10, 20);
    await viewed(-3, 30);
    await viewed(-2, 16);
    await viewed(-1, 24);
    await viewed(0, 1000);
    await give(seller.user.id, 6);
    await buy('xl');
    const views = async () => ((await list()).data as { boosts: { views: object }[] }[])[0]?.boosts[0]?.views;
    expect(await views()).toEqual({ before: 7.5, during: null });
    await pass(2);
    expect(await views()).toEqual({ before: 5, during: 20 });
  });
});

describe('the end of a promotion [M07, M19]', () => {
  const told = () => test.database.sql`
    select kind, event, ad_id::int, facts ->> 'tier' as tier from notification
    where user_id = ${seller.user.id} and event = 'boost-ended' order by id`;
  const look = (days: number) => notifyBoostEnds(test.database.sql, new Date(test.now + days * dayMs));

  it('is announced once, by mail too, however many servers run; an extended one at its new end', async () => {
    const { sql } = test.database;
    await give(seller.user.id, 27);
    await buy('top');
    await buy('top');
    await look(31);
    expect(await told()).toEqual([]);
    await Promise.all([look(60), look(60), look(60)]);
    expect(await told()).toEqual([{ kind: 'order', event: 'boost-ended', ad_id: adId, tier: 'top' }]);
    await deliverMails(testMailDeps(test), new Date('2100-01-01'));
    const mails = await sql`select content from mail where recipient = ${seller.email} and template = 'boost-ended'`;
    expect(mails).toMatchObject([{ content: { tier: 'top', adId } }]);
    await buy('top');
    expect(await told()).toHaveLength(1);
  });

  it('is not announced for an ad that was sold meanwhile', async () => {
    await give(seller.user.id, 10);
    await buy('home');
    await test.database.sql`update ad set status = ${listingStatus.sold} where id = ${adId}`;
    await look(6);
    expect(await told()).toEqual([]);
  });
});
