import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import type { PaymentStatus } from '../payments/PaymentGateway.ts';
import type { Answer } from '../testing/openTestAccounts.ts';
import { openTestPlans } from './planTesting.ts';

const approved: PaymentStatus = { state: 'approved', amount: null, captured: null, transactionId: 'T' };
/** How often the bank was asked for money. */
let asked = 0;
/** What happens while it is asked. */
let meanwhile = async () => {};
/** Whether it gives money back. */
let gives = true;
const test = openedForFile(() =>
  openTestPlans({
    async queryStatus() {
      await meanwhile();
      return approved;
    },
    async refund() {
      asked += 1;
      return gives ? { done: true, transactionId: 'R' } : { done: false, code: '99', message: 'No' };
    },
    void: async () => ({ done: false, code: '99', message: 'No' }),
  }),
);

beforeEach(async () => {
  [asked, meanwhile, gives] = [0, async () => {}, true];
  await test.begin('2027-03-02T10:00:00Z');
});
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

const lot = 490_000;
const showroom = 990_000;
const lotEnd = '2027-04-02T09:00:00.000Z';
/** The price of a larger packet while this many of the 31 days of the smaller one are unused. */
const upgrade = (days: number) => showroom - Math.ceil((lot * days) / 31);
const attemptOf = ({ data }: Answer) => (data as { form: { fields: { oid: string } } }).form.fields.oid;

/** An administrator gives an order back, all of it or the items at these places. */
async function refund(order: Answer, places?: readonly number[]): Promise<number> {
  const { sql } = test.database;
  const person = await test.person();
  await sql`update users set status = 1 where id = ${person.user.id}`;
  await sql`insert into user_group (user_id, group_id) values (${person.user.id}, 1)`;
  await sql`update session set second_factor_at = now() where user_id = ${person.user.id}`;
  const items = places?.map((place) => ({ place, quantity: 1 }));
  const body = { attempt_id: attemptOf(order), reason: 'Kupac se predomislio', ...(items && { items }) };

  return (await test.call('POST', '/admin/payments/refund', body, { as: person.accessToken })).status;
}

async function bought(plan: 'lot' | 'showroom', total: number): Promise<Answer> {
  const order = await test.order(plan, total);
  await test.pay(order);
  return order;
}

describe('the refund of a packet whose unused days paid for a larger one [M13, M43]', () => {
  it('is refused before the bank is asked, until the larger one is given back', async () => {
    const small = await bought('lot', lot);
    test.pass({ days: 3 });
    const large = await bought('showroom', upgrade(28));
    expect([await refund(small), await refund(small, [0]), asked]).toEqual([409, 409, 0]);
    expect(await test.active()).toMatchObject({ id: 'showroom' });
    test.pass({ days: 1 });
    expect(await refund(large)).toBe(200);
    expect(await test.active()).toMatchObject({ id: 'lot', end: lotEnd });
    expect([await refund(small), asked]).toEqual([200, 2]);
    expect(await test.active()).toMatchObject({ id: 'free' });
    expect(await test.offer('showroom')).toMatchObject({ kind: 'first', price: showroom });
  });

  it('is possible once the larger one is given back, also where the smaller one had no days left by then', async () => {
    const small = await bought('lot', lot);
    test.pass({ days: 28 });
    const large = await bought('showroom', upgrade(2));
    test.pass({ days: 20 });
    expect([await refund(large), await refund(small)]).toEqual([200, 200]);
  });

  it('leaves other items of its order free to go back', async () => {
    const items = [
      { product: 'plan-lot', quantity: 1 },
      { product: 'credits-10', quantity: 1 },
    ];
    const small = await test.orderItems(items, lot + 100_000);
    await test.pay(small);
    await bought('showroom', upgrade(31));
    expect([await refund(small), await refund(small, [0, 1]), await refund(small, [0])]).toEqual([409, 409, 409]);
    expect(await refund(small, [1])).toBe(200);
  });
});

describe('a packet that is given back [M13, M43]', () => {
  it('gives no discount for a larger one while the bank is asked: that one begins after its end', async () => {
    const small = await bought('lot', lot);
    const large = await test.order('showroom', upgrade(31));
    test.pass({ minutes: 10 });
    meanwhile = async () => {
      meanwhile = async () => {};
      expect(await test.offer('showroom')).toMatchObject({ kind: 'later', price: showroom, starts: lotEnd });
      await test.pay(large);
    };
    expect([await refund(small), asked]).toEqual([200, 1]);
    // 500000 of 990000 buy 16 days
    expect(await test.periods()).toEqual([
      ['lot', '2027-03-02T10:00:00.000Z', '2027-03-02T10:10:00.000Z'],
      ['showroom', '2027-03-02T10:10:00.000Z', '2027-03-18T10:10:00.000Z'],
    ]);
  });

  it('pays for a larger one again where the bank gave nothing back', async () => {
    const small = await bought('lot', lot);
    gives = false;
    expect([await refund(small), asked]).toEqual([409, 1]);
    expect(await test.offer('showroom')).toMatchObject({ kind: 'larger', price: upgrade(31) });
  });

  it('never runs again; if one does, the check of the ledger reports it', async () => {
    const { sql } = test.database;
    const small = await bought('lot', lot);
    const large = await bought('showroom', upgrade(31));
    // a state that older versions allowed: the smaller packet was given back although the larger one was not
    const first = sql`order_id = (select order_id from payment_attempt where id = ${attemptOf(small)})`;
    await sql`update user_plan set replaced_by = null where ${first}`;
    const [period] = await sql<{ id: number }[]>`
      select max(id)::int as id from user_plan where user_id = ${test.buyer.user.id}`;
    expect(await refund(small)).toBe(200);
    await sql`update user_plan set replaced_by = ${period?.id ?? 0} where ${first}`;
    test.pass({ days: 1 });
    expect(await refund(large)).toBe(200);
    expect(await test.active()).toMatchObject({ id: 'free' });
    const run = (until: string) => sql`update user_plan set ends_at = ${until}, closed_at = null where ${first}`;
    await run(lotEnd);
    expect(await checkLedger(sql)).toMatchObject([{ proof: 'plans', fault: expect.stringContaining('given back') }]);
    expect(await test.offer('showroom')).toMatchObject({ price: showroom });
    await run('2027-03-02T10:00:00Z');
    await sql`update user_plan set closed_at = ends_at where ${first}`;
  });
});

describe('two larger packets in the place of one that are paid at the same moment [M13, M42]', () => {
  it.each([
    ['the newest first', [1, 0]],
    ['the oldest first', [0, 1]],
  ])('lose nothing where the clock of the second is behind; given back %s the smaller one runs on', async (_, back) => {
    const small = await bought('lot', lot);
    const orders = [await test.order('showroom', upgrade(31)), await test.order('showroom', upgrade(31))] as const;
    test.pass({ minutes: 20 });
    await test.pay(orders[0]);
    test.pass({ minutes: -1 });
    await test.pay(orders[1]);
    // 500000 of 990000 buy 16 of the 30 days that a month has there
    expect(await test.periods()).toEqual([
      ['lot', '2027-03-02T10:00:00.000Z', '2027-03-02T10:20:00.000Z'],
      ['showroom', '2027-03-02T10:20:00.000Z', '2027-04-02T09:20:00.000Z'],
      ['showroom', '2027-04-02T09:20:00.000Z', '2027-04-18T09:20:00.000Z'],
    ]);
    for (const which of back) expect(await refund(orders[which === 0 ? 0 : 1])).toBe(200);
    expect(await test.active()).toMatchObject({ id: 'lot', end: lotEnd });
    expect(await refund(small)).toBe(200);
  });
});
