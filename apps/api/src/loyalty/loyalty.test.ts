import type { AdLink, LoyaltyProgramme, MyLoyalty, Notification } from '@volan/api-contract';
import { listingStatus, pointPrice, type LoyaltyRewardId } from '@volan/domain-rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDealer } from '../testing/insertCompany.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { nestpayGateway } from '../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../payments/nestpay/testing/signedBody.ts';
import { localSellers } from '../platform/brands/readSellers.ts';
import { settleAttempt } from '../orders/settleAttempt.ts';
import { fine, openTestSelling, type Typed } from '../selling/sellingTesting.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { giveForPayment, withdrawPartOfPayment, withdrawPoints } from './points.ts';

const test = openedForFile(() =>
  openTestSelling({
    gateway: nestpayGateway({ ...testSettings, url: 'https://bank.invalid' }),
    sms: {
      send({ text }) {
        codes.push(text.slice(0, 6));
        return Promise.resolve();
      },
    },
  }),
);
let codes: string[] = [];
let ana: TestPerson;
let vera: TestPerson;
let orders = 9_000_000;
let vehicles = 0;

const { active, paused, sold, removed } = listingStatus;

afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});
beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  codes = [];
  [ana, vera] = [await test.seller(), await test.administrator()];
  // the first ad needs a confirmed phone; this one gave no points
  await test.database.sql`
    update users set mobile = '+38160' || 1000000 + id, mobile_verified_at = now() where id = ${ana.user.id}`;
});

/** Every ad is of another vehicle: the same one twice is looked at by a moderator. */
const publish = async (fields: Typed = {}, by = ana) => {
  vehicles += 1;
  const vehicle = { mileage: [`${vehicles}2.000`], year: [`${2000 + (vehicles % 20)}`] };
  return fine<AdLink>(await test.publish(by, { ...vehicle, ...fields })).id;
};
const become = async (id: number, status: number, by = ana) =>
  fine(await test.call('POST', '/ads/status', { id, status }, { as: by.accessToken }));
const decide = async (id: number, status: number) =>
  fine(await test.call('POST', '/admin/ad/status', { id, status, reason: 'Prevara' }, { as: vera.accessToken }));
const mine = async (by = ana, query = '') =>
  fine<MyLoyalty>(await test.call('GET', `/loyalty/my${query}`, null, { as: by.accessToken }));
const points = async (by = ana) => balanceOf(test.database.sql, by.user.id, 'point');
const lines = async (by = ana) => (await mine(by)).movements.map(({ kind, change }) => [kind, change]);
const exchange = (reward: string, { by = ana, key = crypto.randomUUID() } = {}) =>
  test.call('POST', '/loyalty/rewards', { reward }, { as: by.accessToken, headers: { 'idempotency-key': key } });

/** Paid so much, in para. */
const pay = async (total: number, by = ana) => {
  const id = String(++orders);
  await test.database.sql.begin((sql) =>
    giveForPayment(sql, { id, userId: by.user.id, total, currency: 'RSD' }, new Date(test.now)),
  );
  return `payment:${id}`;
};

async function verify(phone: string, by = ana) {
  const ask = (body: object) => test.call('POST', '/auth/verify/phone', body, { as: by.accessToken });
  await ask({ phone });
  fine(await ask({ phone, code: codes.at(-1) ?? '' }));
}

describe('points for an ad [M18]', () => {
  it('come once when it is published, and once when it is sold', async () => {
    const id = await publish();
    expect(await points()).toBe(10);
    await become(id, paused);
    await become(id, active);
    expect(await points()).toBe(10);
    await become(id, sold);
    expect(await points()).toBe(25);
    expect(await lines()).toEqual([
      ['ad-sold', 15],
      ['ad-published', 10],
    ]);
    expect((await mine()).movements[0]?.ad).toMatchObject({ id });
  });

  it('for its sale are taken when it comes back, and are there once when it is sold again', async () => {
    const id = await publish();
    await become(id, sold);
    await become(id, active);
    expect(await mine()).toMatchObject({ points: 10, earned: 10, owed: 0 });
    await become(id, sold);
    expect(await points()).toBe(25);
    await become(id, active);
    await become(id, sold);
    expect(await points()).toBe(25);
  });

  it('for its sale are owed if they are spent when it comes back', async () => {
    const id = await publish();
    await become(id, sold);
    await pay(25 * 100 * 100);
    fine(await exchange('credits-5'));
    await become(id, active);
    expect(await mine()).toMatchObject({ points: 0, owed: 15 });
  });

  it('come when a moderator approves it, not while it waits', async () => {
    const id = await publish({ description: ['Uplata unapred.'] });
    expect(await points()).toBe(0);
    await decide(id, active);
    expect(await points()).toBe(10);
  });

  it('come for five ads a month, also where several are published at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => publish()));
    expect(await points()).toBe(50);
    for (const id of ids) await become(id, sold);
    expect(await points()).toBe(125);
    await test.database.sql`
      update loyalty_deed set given_at = given_at - interval '1 month' where user_id = ${ana.user.id}`;
    await publish();
    expect(await points()).toBe(135);
  });

  it('are taken when an administrator removes it, and come back with an appeal that is won', async () => {
    const id = await publish();
    await become(id, sold);
    await become(id, active);
    await decide(id, removed);
    expect(await mine()).toMatchObject({ points: 0, earned: 0, owed: 0 });
    await decide(id, active);
    expect(await mine()).toMatchObject({ points: 10, earned: 10 });
    await decide(id, removed);
    expect(await mine()).toMatchObject({ points: 0, earned: 0 });
    await decide(id, active);
    expect(await points()).toBe(10);
  });
});

describe('points for a phone [M18]', () => {
  it('come once for an account, for any number of verified phones', async () => {
    await verify('+381645551001');
    await verify('+381645551002');
    expect(await lines()).toEqual([['phone-verified', 20]]);
  });

  it('come once for a number, for any number of accounts that verify it', async () => {
    const iva = await test.seller();
    await verify('+381645551003');
    await verify('+381645551003', iva);
    expect([await points(), await points(iva)]).toEqual([20, 0]);
    await verify('+381645551004', iva);
    expect(await points(iva)).toBe(20);
  });

  it('leave the number in no table of the programme', async () => {
    await verify('+381645551005');
    const kept = await test.database.sql`select * from loyalty_deed where user_id = ${ana.user.id}`;
    expect(JSON.stringify(kept)).not.toContain('5551005');
  });
});

describe('points for a payment [M18]', () => {
  it('come with the order that is paid: one for 100 RSD', async () => {
    await makeDealer(test.database.sql, ana.user.id);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const order = { items: [{ product: 'plan-lot', quantity: 1 }], total: 490_000 };
    const { data } = await test.call('POST', '/cart/checkout', order, { as: ana.accessToken, headers });
    const attempt = (data as { form: { fields: Record<string, string> } }).form.fields['oid'] ?? '';
    const settle = () =>
      settleAttempt(
        { sql: test.database.sql, sellers: localSellers },
        attempt,
        { state: 'paid', facts: {} },
        new Date(test.now),
      );
    await Promise.all([settle(), settle()]);
    expect(await lines()).toEqual([['order-paid', 49]]);
  });

  it('are not given for less than 100 RSD', async () => {
    await pay(9_999);
    expect(await mine()).toMatchObject({ points: 0, movements: [] });
  });

  it('are those for the rest where a part of it is given back', async () => {
    const partly = async (of: string, left: number) =>
      test.database.sql.begin((sql) =>
        withdrawPartOfPayment(sql, { id: of.slice('payment:'.length), left, currency: 'RSD' }, new Date(test.now)),
      );
    await partly(await pay(10_000_00), 2_550_00);
    expect(await mine()).toMatchObject({ points: 25, earned: 25, owed: 0 });
    await partly(await pay(300_00), 99_00);
    expect(await mine()).toMatchObject({ points: 25, earned: 25 });
    const spent = await pay(2_500_00);
    await exchange('credits-5');
    expect(await points()).toBe(0);
    // those that were spent are owed
    await partly(spent, 500_00);
    expect(await mine()).toMatchObject({ points: 0, earned: 30, owed: 20 });
    await pay(2_100_00);
    expect(await mine()).toMatchObject({ points: 1, earned: 51, owed: 0 });
  });

  it('are taken back down to zero, and the rest of a debt is taken from the next ones', async () => {
    const paid = await pay(100_000_00);
    await exchange('credits-50');
    await exchange('credits-50');
    await test.database.sql.begin((sql) => withdrawPoints(sql, [paid], new Date(test.now)));
    expect(await mine()).toMatchObject({ points: 0, earned: 0, owed: 800 });
    await pay(790_00);
    expect(await mine()).toMatchObject({ points: 0, earned: 7, owed: 793 });
    await pay(80_000_00);
    expect(await mine()).toMatchObject({ points: 7, owed: 0, level: 'expert' });
  });
});

describe('rewards [B17, M18]', () => {
  it('give credits for points, in one step', async () => {
    await pay(10_000_00);
    const { status, data } = await exchange('credits-5');
    expect([status, data]).toEqual([200, { reward: 'credits-5', points: 50, credits: 5, points_left: 50, balance: 5 }]);
    expect(await mine()).toMatchObject({
      points: 50,
      earned: 100,
      movements: [{ kind: 'reward', change: -50, product: 'credits-5' }, {}],
    });
    const history = await test.call('GET', '/user/credits', null, { as: ana.accessToken });
    expect(history.data).toMatchObject([{ kind: 'reward', change: 5 }]);
  });

  it('are given once, however often they are sent from how many tabs', async () => {
    await pay(10_000_00);
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange('credits-5', { key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect([await points(), await balanceOf(test.database.sql, ana.user.id, 'credit')]).toEqual([50, 5]);
    expect((await exchange('credits-10', { key })).status).toBe(409);
  });

  it('never take more points than there are', async () => {
    await pay(12_000_00);
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange('credits-5')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 402,
      error: 'not-enough-points',
      data: { missing: 30 },
    });
    expect([await points(), await balanceOf(test.database.sql, ana.user.id, 'credit')]).toEqual([20, 10]);
  });

  it('of a level open with it, and stay open when points are spent', async () => {
    await pay(19_900_00);
    expect((await exchange('credits-25')).status).toBe(403);
    await pay(10_100_00);
    expect((await exchange('credits-25')).status).toBe(200);
    expect(await mine()).toMatchObject({ points: 75, earned: 300, level: 'regular', to_next: 300 });
  });

  it.each(['credits-7', ''])('other than those of the table are refused: %j', async (reward) => {
    expect((await exchange(reward as LoyaltyRewardId)).status).toBe(422);
  });

  it('cannot be exchanged by a suspended account, which can still read them', async () => {
    await pay(10_000_00);
    await test.database.sql`update users set status = 2 where id = ${ana.user.id}`;
    expect((await exchange('credits-5')).status).toBe(403);
    expect(await mine()).toMatchObject({ points: 100 });
  });
});

describe('what the calls about the programme return', () => {
  it('are its rules, to everybody, in the currency of the brand [B16]', async () => {
    const { data, headers } = await test.call('GET', '/loyalty', null, { headers: { 'x-brand': 'gearlane' } });
    expect(data as LoyaltyProgramme).toMatchObject({
      points: { ad_published: 10, phone_verified: 20, ad_sold: 15, paid: { points: 1, amount: 100, currency: 'EUR' } },
      levels: [{ from: 0 }, { from: 200 }, { from: 600 }],
    });
    expect(headers['cache-control']).toContain('max-age=60');
  });

  it('is what an account has, in pages, to itself alone [B17]', async () => {
    for (let count = 0; count < 21; count += 1) await pay(100_00);
    expect((await mine()).movements).toHaveLength(20);
    expect((await mine(ana, '?page=2')).movements).toMatchObject([{ change: 1, left: 1 }]);
    expect(await mine(await test.seller())).toMatchObject({ level: 'driver', points: 0, to_next: 200, movements: [] });
    expect((await test.call('GET', '/loyalty/my')).status).toBe(401);
  });
});

describe('a higher level [M19]', () => {
  const notices = () => test.database.sql<{ kind: string; event: string; facts: { level: string } }[]>`
    select kind, event, facts from notification where user_id = ${ana.user.id} and kind = 'loyalty' order by id`;
  const regular = [{ kind: 'loyalty', event: 'level-reached', facts: { level: 'regular' } }];
  /** Pays for this many points. */
  const earn = (count: number) => pay(count * pointPrice.RSD);

  it.each([
    ['an ad is published', 10, () => publish()],
    ['a phone is verified', 20, () => verify('+381645552001')],
    ['an order is paid', 1, () => earn(1)],
  ])('is in the notifications as soon as %s', async (_name, points, reach) => {
    await earn(199 - points + 1);
    expect(await notices()).toEqual([]);
    await reach();
    expect(await notices()).toEqual(regular);
    const listed = fine<Notification[]>(await test.call('GET', '/notifications', null, { as: ana.accessToken }));
    expect(listed.filter(({ kind }) => kind === 'loyalty')).toMatchObject([{ facts: { level: 'regular' } }]);
  });

  it('is in the notifications as soon as an ad is sold', async () => {
    const id = await publish();
    await earn(175);
    expect(await notices()).toEqual([]);
    await become(id, sold);
    expect(await notices()).toEqual(regular);
  });

  it('is notified once, also if points are taken and given again', async () => {
    const payment = await earn(100);
    await earn(100);
    await test.database.sql.begin((sql) => withdrawPoints(sql, [payment], new Date(test.now)));
    await earn(100);
    expect(await notices()).toEqual(regular);
  });

  it('is notified when points return after an appeal and reach it', async () => {
    const id = await publish();
    await decide(id, removed);
    await earn(195);
    expect(await notices()).toEqual([]);
    await decide(id, active);
    expect(await notices()).toEqual(regular);
    await earn(400);
    expect((await notices()).map(({ facts }) => facts.level)).toEqual(['regular', 'expert']);
  });
});
