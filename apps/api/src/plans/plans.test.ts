import { listingStatus } from '@volan/domain-rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/checkLedger.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { insertAd } from '../testing/insertAd.ts';
import { endPlans } from './beginPlan.ts';
import { openTestPlans, type TestPlans } from './testPlans.ts';

let test: TestPlans;

beforeAll(async () => {
  test = await openTestPlans();
});
afterAll(() => test.close());
beforeEach(() => test.begin('2027-03-02T10:00:00Z'));
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

const lot = 490_000;
const showroom = 990_000;
/** Ends what an item of the last order began, as a refund does. */
async function giveBack(place: number) {
  const { sql } = test.database;
  const [order] = await sql<{ id: string }[]>`select max(id)::text as id from purchase_order`;
  const back = { orderId: order?.id ?? '', places: [place] };
  await sql.begin((transaction) => endPlans(transaction, test.buyer.user.id, back, new Date(test.now)));
}

/** March has 31 days. */
const unused = (days: number) => Math.ceil((lot * days) / 31);

describe('a larger packet while a smaller one runs [M13]', () => {
  it('costs its price less the unused days, begins at once and ends the smaller one; the price is that of the moment', async () => {
    await test.buy('lot', lot);
    test.pass({ days: 10, hours: 3 });
    expect(await test.offer('showroom')).toMatchObject({
      ...{ kind: 'larger', price: showroom - unused(20), full_price: showroom },
      ...{ unused: unused(20), unused_days: 20, starts: new Date(test.now).toISOString() },
    });
    for (const stale of [showroom, showroom - unused(21)]) {
      const refused = await test.order('showroom', stale);
      expect([refused.status, refused.data]).toEqual([409, { total: showroom - unused(20) }]);
    }
    // the cart says the same as the page
    const wanted = [{ product: 'plan-showroom', quantity: 1 }];
    const { lines } = await test.lines(wanted);
    expect(lines).toMatchObject([{ product: 'plan-showroom', plan: { kind: 'larger', price: showroom - unused(20) } }]);
    await test.buy('showroom', showroom - unused(20));
    expect(await test.active()).toMatchObject({ id: 'showroom', end: '2027-04-12T12:00:00.000Z', auto_renew: false });
    expect(await test.periods()).toEqual([
      ['lot', '2027-03-02T10:00:00.000Z', '2027-03-12T13:00:00.000Z'],
      ['showroom', '2027-03-12T13:00:00.000Z', '2027-04-12T12:00:00.000Z'],
    ]);
    // 30, and 80 less the share of 20 unused days
    expect(await test.credits()).toBe(30 + 80 - Math.floor((30 * 20) / 31));
  });

  it('costs its whole price where the smaller one was given, and the offer says so', async () => {
    await test.give('lot', '2027-03-01T10:00:00Z', 12);
    const whole = { kind: 'larger', price: showroom, unused: 0, unused_days: 0, is_beside_gift: true };
    expect(await test.offer('showroom')).toMatchObject(whole);
  });

  it('does not take the place of one that was bought ahead: that one follows', async () => {
    await test.buy('lot', lot);
    await test.buy('lot', lot);
    test.pass({ days: 1 });
    await test.buy('showroom', showroom - unused(30));
    expect((await test.periods()).map(([plan, start, end]) => [plan, start.slice(0, 10), end.slice(0, 10)])).toEqual([
      ['lot', '2027-03-02', '2027-03-03'],
      ['showroom', '2027-03-03', '2027-04-03'],
      ['lot', '2027-04-03', '2027-05-03'],
    ]);
  });

  it('ordered in two tabs and paid twice gives each what was paid: the second for its share, afterwards', async () => {
    await test.buy('lot', lot);
    const price = showroom - unused(31);
    const [one, other] = [await test.order('showroom', price), await test.order('showroom', price)];
    await Promise.all([test.pay(one), test.pay(other)]);
    const [, first, second] = await test.periods();
    expect(first).toEqual(['showroom', '2027-03-02T10:00:00.000Z', '2027-04-02T09:00:00.000Z']);
    // 500000 of 990000 buy 16 of the 30 days that a month would have there
    expect(second).toEqual(['showroom', '2027-04-02T09:00:00.000Z', '2027-04-18T09:00:00.000Z']);
  });

  it('paid ten days after its order is shorter by what those days were worth', async () => {
    await test.buy('lot', lot);
    const order = await test.order('showroom', showroom - unused(31));
    test.pass({ days: 10 });
    await test.pay(order);
    expect((await test.periods())[1]).toEqual(['showroom', '2027-03-12T10:00:00.000Z', '2027-04-08T09:00:00.000Z']);
    expect(await test.active()).toMatchObject({ id: 'showroom' });
  });

  it('paid after the smaller one has ended begins then, for the days that were paid', async () => {
    await test.buy('lot', lot);
    const order = await test.order('showroom', showroom - unused(31));
    test.pass({ days: 40 });
    await test.pay(order);
    expect((await test.periods())[1]).toEqual(['showroom', '2027-04-11T10:00:00.000Z', '2027-04-27T10:00:00.000Z']);
    expect(await test.credits()).toBe(30 + Math.ceil((80 * 16) / 30));
  });

  it('whose money is given back gives the smaller one back', async () => {
    await test.buy('lot', lot);
    test.pass({ days: 3 });
    await test.buy('showroom', showroom - unused(28));
    test.pass({ days: 1 });
    await giveBack(0);
    expect(await test.active()).toMatchObject({ id: 'lot', end: '2027-04-02T09:00:00.000Z' });
  });

  it('is given back alone where its order held another one too', async () => {
    const items = [
      { product: 'plan-lot', quantity: 1 },
      { product: 'plan-showroom', quantity: 1 },
    ];
    await test.pay(await test.orderItems(items, lot + showroom));
    test.pass({ days: 3 });
    await giveBack(0);
    // what was to follow follows at once
    expect((await test.periods()).map(([plan, start, end]) => [plan, start.slice(0, 10), end.slice(0, 10)])).toEqual([
      ['lot', '2027-03-02', '2027-03-05'],
      ['showroom', '2027-03-05', '2027-04-05'],
    ]);
  });

  it('is not what a smaller or the same one is: that one begins when all others have ended', async () => {
    await test.buy('showroom', showroom);
    expect(await test.offer('lot')).toMatchObject({ kind: 'later', price: lot, starts: '2027-04-02T09:00:00.000Z' });
    await test.buy('lot', lot);
    await test.buy('showroom', showroom);
    expect((await test.periods()).map(([plan, start]) => [plan, start.slice(0, 10)])).toEqual([
      ['showroom', '2027-03-02'],
      ['lot', '2027-04-02'],
      ['showroom', '2027-05-02'],
    ]);
  });
});

describe('credits of each month [M13]', () => {
  it.each([
    ['2027-01-31T12:00:00Z', ['2027-01-31T12', '2027-02-28T12', '2027-03-31T11', '2027-04-30T11', '2027-05-31T11']],
    ['2027-10-30T22:30:00Z', ['2027-10-30T22', '2027-11-29T23', '2027-12-30T23', '2028-01-30T23', '2028-02-28T23']],
    ['2028-01-30T08:00:00Z', ['2028-01-30T08', '2028-02-29T08', '2028-03-30T07', '2028-04-30T07', '2028-05-30T07']],
  ])('come on each monthly date by the clock of the market, from %s on', async (start, dates) => {
    await test.give('lot', start, 12);
    const seen: number[][] = [];
    for (const date of dates) {
      const at = Date.parse(`${date}:${start.slice(14, 16)}:00Z`);
      await test.lookAfter(at - 1000);
      const before = await test.credits();
      await test.lookAfter(at);
      seen.push([before, await test.credits()]);
    }
    expect(seen).toEqual(dates.map((_, month) => [30 * month, 30 * (month + 1)]));
  });

  it('are caught up after a stop, each once, and none come after the end', async () => {
    await test.give('lot', '2027-01-31T12:00:00Z', 4);
    await Promise.all([1, 2, 3].map(() => test.lookAfter('2027-04-15T00:00:00Z')));
    expect(await test.credits()).toBe(90);
    for (let times = 0; times < 3; times += 1) await test.lookAfter('2029-01-01T00:00:00Z');
    expect(await test.credits()).toBe(120);
    const moved = await test.database.sql`
      select id from ledger_transfer where id like 'plan:%' and takes in (select id from ledger_account where user_id = ${test.buyer.user.id})`;
    expect(moved).toHaveLength(4);
  });

  it('of a packet that was bought come with its order, and not again', async () => {
    await test.buy('lot', lot);
    test.pass({ days: 20 });
    await test.lookAfter(test.now);
    expect(await balanceOf(test.database.sql, test.buyer.user.id, 'credit')).toBe(30);
  });
});

describe('what follows a packet [M13]', () => {
  it('is nothing until its owner says so: it ends by itself, and no credits are taken', async () => {
    await test.buy('lot', lot);
    await test.topUp(500);
    test.pass({ days: 31 });
    await test.lookAfter(test.now);
    expect(await test.active()).toMatchObject({ id: 'free', end: null, auto_renew: false });
    expect(await test.credits()).toBe(530);
  });

  it('can be the same or a smaller one or none, and be said again until the end', async () => {
    expect((await test.choose('lot')).status).toBe(409);
    await test.buy('lot', lot);
    expect(await test.own()).toMatchObject({ next: null, choices: [{ id: 'lot', credits: 49 }] });
    expect((await test.choose('showroom')).errors).toEqual({ plan: ['value'] });
    expect((await test.choose('lot')).data).toMatchObject({ next: 'lot', active: { auto_renew: true } });
    expect((await test.choose('none')).data).toMatchObject({ next: null, active: { auto_renew: false } });
  });

  it('is paid from credits once, however many servers look after it, without a moment between', async () => {
    await test.buy('showroom', showroom);
    await test.topUp(20);
    await test.choose('lot');
    test.now = Date.parse('2027-04-02T08:55:00Z');
    await Promise.all([1, 2, 3].map(() => test.lookAfter(test.now)));
    expect(await test.credits()).toBe(80 + 20 - 49);
    expect(await test.active()).toMatchObject({ id: 'showroom' });
    test.pass({ minutes: 5 });
    expect(await test.active()).toMatchObject({ id: 'lot', end: '2027-05-02T09:00:00.000Z', auto_renew: true });
    await test.lookAfter(test.now);
    await test.lookAfter(test.now);
    expect(await test.credits()).toBe(80 + 20 - 49 + 30);
    const told = await test.database.sql`
      select event, facts ->> 'credits' as credits from notification where user_id = ${test.buyer.user.id}`;
    expect(told).toContainEqual({ event: 'plan-renewed', credits: '49' });
  });

  it('goes on from the day on which the first one began, also after a shorter month', async () => {
    await test.begin('2027-01-31T12:00:00Z');
    await test.buy('lot', lot);
    await test.topUp(200);
    await test.choose('lot');
    for (const end of ['2027-02-28T12:00:00Z', '2027-03-31T11:00:00Z', '2027-04-30T11:00:00Z'])
      await test.lookAfter(end);
    expect((await test.periods()).map(([, start]) => start.slice(0, 10))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });

  it('is not paid for days that are over when the server stood still', async () => {
    await test.buy('lot', lot);
    await test.topUp(100);
    await test.choose('lot');
    await test.lookAfter('2027-04-20T09:00:00Z');
    expect((await test.periods())[1]).toEqual(['lot', '2027-04-20T09:00:00.000Z', '2027-05-20T09:00:00.000Z']);
  });

  it('is nothing where credits are missing: until the end they may still come, then it ends and its owner is told', async () => {
    await test.buy('lot', lot);
    await test.choose('lot');
    await test.lookAfter('2027-04-02T08:55:00Z');
    expect(await test.periods()).toHaveLength(1);
    test.now = Date.parse('2027-04-02T09:00:00Z');
    await Promise.all([1, 2].map(() => test.lookAfter(test.now)));
    await test.topUp(100);
    await test.lookAfter(test.now);
    expect(await test.active()).toMatchObject({ id: 'free' });
    const told = await test.database.sql`
      select event from notification where user_id = ${test.buyer.user.id} and event like 'plan-%' order by id`;
    expect(told.map(({ event }) => event)).toEqual(['plan-renews', 'plan-unpaid']);
  });

  it('is told some days before, once, by mail too: what is paid, or that it ends', async () => {
    await test.buy('lot', lot);
    await test.lookAfter('2027-03-28T08:00:00Z');
    const { sql } = test.database;
    const told = () => sql`
      select event, facts from notification where user_id = ${test.buyer.user.id} and event like 'plan-%' order by id`;
    expect(await told()).toEqual([]);
    await Promise.all([1, 2].map(() => test.lookAfter('2027-03-28T10:00:00Z')));
    expect(await told()).toEqual([{ event: 'plan-ends', facts: { plan: 'lot', ends_at: '2027-04-02T09:00:00.000Z' } }]);
    expect(await test.mailsOfPlans()).toMatchObject([
      { template: 'plan-notice', content: { event: 'plan-ends', facts: { plan: 'lot' } } },
    ]);
  });

  it('is another that was bought ahead: nobody is reminded, and no credits are taken', async () => {
    await test.buy('lot', lot);
    await test.topUp(100);
    await test.choose('lot');
    await test.buy('lot', lot);
    expect(await test.own()).toMatchObject({ next: 'lot', until: '2027-05-02T09:00:00.000Z' });
    await test.lookAfter('2027-04-02T09:00:00Z');
    expect(await test.credits()).toBe(160);
    expect(await test.mailsOfPlans()).toEqual([]);
  });
});

describe('a packet that ends with more ads than are allowed then [T09c, J30]', () => {
  it('leaves all of them active, and no other can be activated until there is room', async () => {
    const { sql } = test.database;
    test.now = Date.now();
    const { id: userId } = test.buyer.user;
    await sql`
      insert into user_plan (user_id, plan, starts_at, ends_at)
      values (${userId}, 'lot', now() - interval '30 days', now() + interval '1 hour')`;
    for (let count = 0; count < 51; count += 1) await insertAd(sql, { seller: userId });
    const paused = await insertAd(sql, { seller: userId, status: listingStatus.paused });
    const activate = () =>
      test.call('POST', '/ads/status', { id: paused, status: listingStatus.active }, { as: test.buyer.accessToken });
    expect((await test.own()).slots).toEqual({ free: 149, used: 51, limit: 200 });
    await sql`update user_plan set ends_at = now() - interval '1 minute' where user_id = ${userId}`;
    expect((await test.own()).slots).toEqual({ free: 0, used: 51, limit: 50 });
    expect((await activate()).errors).toEqual({ status: ['slots-used-up'] });
    const active = await sql`select from ad where user_id = ${userId} and status = ${listingStatus.active}`;
    expect(active).toHaveLength(51);
    await sql`update user_plan set ends_at = now() + interval '1 hour' where user_id = ${userId}`;
    expect((await activate()).status).toBe(200);
  });
});

describe('the free period of a country [J67, L12]', () => {
  const set = async (id: number, period: number) =>
    test.call('POST', '/country/admin/set-free-period', { id, period }, { as: test.buyer.accessToken });

  it('is set by head office in months, counts for its accounts, and is ended by it', async () => {
    const { sql } = test.database;
    test.now = Date.now();
    expect((await test.own()).slots.limit).toBe(50);
    expect((await set(688, 6)).status).toBe(403);
    await sql`insert into user_group (user_id, group_id) values (${test.buyer.user.id}, 1)`;
    await sql`update users set country_id = 688 where id = ${test.buyer.user.id}`;
    await sql`update session set second_factor_at = now() where user_id = ${test.buyer.user.id}`;
    const until = (await set(688, 6)).data as { free_until: string };
    expect((Date.parse(until.free_until) - test.now) / 86_400_000).toBeGreaterThan(180);
    expect((await test.own()).slots.limit).toBe(1000);
    expect((await set(688, 0)).data).toEqual({ id: 688, free_until: null });
    expect((await test.own()).slots.limit).toBe(50);
    expect((await set(999, 6)).status).toBe(404);
    expect((await set(688, 37)).status).toBe(422);
    const audited = await sql`select details from audit_entry where action = 'country.free-period' order by id`;
    expect(audited.map(({ details }) => details as object)).toEqual([
      { country: 688, months: 6 },
      { country: 688, months: 0 },
    ]);
  });
});
