import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { endPlans } from './beginPlan.ts';
import { openTestPlans } from './planTesting.ts';

const test = openedForFile(openTestPlans);

beforeEach(() => test.begin('2027-03-02T10:00:00Z'));
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

const lot = 490_000;
const showroom = 990_000;
/** Ends what an item of the last order began, as a refund does. */
async function giveBack(index: number) {
  const { sql } = test.database;
  const [order] = await sql<{ id: string }[]>`select max(id)::text as id from purchase_order`;
  const back = { orderId: order?.id ?? '', places: [index] };
  await sql.begin((transaction) => endPlans(transaction, test.buyer.user.id, back, new Date(test.now)));
}

/** March has 31 days. */
const unused = (days: number) => Math.ceil((lot * days) / 31);

describe('a larger packet while a smaller one runs [M13]', () => {
  it('costs its price less the unused days, begins at once and ends the smaller one; the price is that of the moment', async () => {
    await test.buy('lot', lot);
    test.pass({ days: 10, hours: 3 });
    expect(await test.offer('showroom')).toMatchObject({
      kind: 'larger',
      price: showroom - unused(20),
      full_price: showroom,
      unused: unused(20),
      unused_days: 20,
      starts: new Date(test.now).toISOString(),
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

  it('ordered in two tabs and paid twice gives both packets: the second one afterwards, for the time that was paid', async () => {
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

  it('that is refunded brings the smaller one back', async () => {
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
    // the following packet begins at once
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
