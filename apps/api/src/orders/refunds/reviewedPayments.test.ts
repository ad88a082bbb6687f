import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { testCards } from '../../testing/cardGateway/testCards.ts';
import { openTestRefunds, away, germany, type StartedCard } from './refundTesting.ts';

const test = openedForFile(openTestRefunds);

beforeEach(() => test.begin());
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

const again = async (id: string) =>
  (await test.call('POST', '/orders/pay', { order_id: id }, { as: test.buyer.accessToken })).data as StartedCard;
/** Paid at the bank, while what we heard of it was not enough. */
const inReview = async (reason = 'md-status') => {
  const id = await test.payAtBank(await test.order());
  await test.database.sql`
    update payment_attempt set state = 'review', reason = ${reason}, next_check_at = null where id = ${id}`;
  return id;
};

describe('a payment that has to be looked at [M42, M43]', () => {
  it('and is a second one of its order is given back without the credits', async () => {
    const first = await test.order();
    const id = await test.payAtBank(first);
    const second = await test.payAtBank(await again(first.order.id));
    await test.hear();
    const [waiting] = await test.list('state=review');
    expect(waiting).toMatchObject({ state: 'review', reason: 'paid-twice', order: { state: 'captured' } });
    expect([id, second]).toContain(waiting?.attempt_id);
    const accepted = await test.decide('accept', waiting?.attempt_id ?? '');
    expect(accepted.status).toBe(409);
    expect((await test.refund(waiting?.attempt_id ?? '')).data).toMatchObject({
      state: 'refunded',
      order: { state: 'captured' },
    });
    expect(await test.credits()).toBe(20);
    expect(await test.list('state=review')).toEqual([]);
    expect(await test.list('')).toHaveLength(2);
    const { sql } = test.database;
    const told = await sql`
      select event from notification where user_id = ${test.buyer.user.id} and event = 'order-refunded'`;
    const mailed = await sql`
      select template, content ->> 'why' as why, (content ->> 'total')::int as total from mail
      where recipient = ${test.buyer.email} and template in ('payment-returned', 'credit-note')`;
    expect([told.length, mailed]).toEqual([1, [{ template: 'payment-returned', why: 'paid-twice', total: 200_000 }]]);
  });

  it('is given back, and its order can be paid again', async () => {
    const id = await inReview();
    expect((await test.refund(id)).data).toMatchObject({ state: 'refunded', order: { state: 'declined' } });
    expect((await test.real.queryStatus(id)).state).toBe('refunded');
    expect(await test.credits()).toBe(0);
  });

  it('and was never captured by the bank is declined', async () => {
    const id = await test.payAtBank(await test.order(), testCards.declined.number);
    await test.database.sql`update payment_attempt set state = 'review', reason = 'contradiction', next_check_at = null
        where id = ${id}`;
    expect((await test.refund(id)).data).toMatchObject({ state: 'declined', order: { state: 'declined' } });
    expect(await test.audited()).toEqual(['payment.declined']);
  });

  it('is accepted where the bank confirms it, once', async () => {
    const id = await inReview();
    expect((await test.decide('accept', id)).data).toMatchObject({ state: 'paid', order: { state: 'captured' } });
    expect((await test.decide('accept', id)).status).toBe(409);
    expect([await test.credits(), await test.audited()]).toEqual([20, ['payment.accepted']]);
  });

  it.each([
    ['another amount was paid', { amount: 100 }],
    ['it does not say how much', { amount: null }],
    ['it was declined', { state: 'declined' as const }],
  ])('is not accepted where %s', async (_, said) => {
    const id = await inReview();
    test.change({ queryStatus: async (asked) => ({ ...(await test.real.queryStatus(asked)), ...said }) });
    expect((await test.decide('accept', id)).status).toBe(409);
    test.change({ queryStatus: away });
    expect((await test.decide('accept', id)).status).toBe(503);
    expect(await test.credits()).toBe(0);
  });

  it('is not accepted where it was paid in another currency, which the bank does not tell', async () => {
    expect((await test.decide('accept', await inReview('currency-differs'))).status).toBe(409);
  });
});

describe('who decides about payments [H03, H04]', () => {
  it('is taken by head office only, and never about an own payment', async () => {
    const id = await test.paid();
    for (const by of [test.buyer, await test.administrator(6)]) {
      expect((await test.refund(id, by)).status).toBe(403);
      expect((await test.decide('accept', id, by)).status).toBe(403);
    }
    await test.database.sql`insert into user_group (user_id, group_id) values (${test.buyer.user.id}, 1)`;
    await test.database.sql`update session set second_factor_at = now() where user_id = ${test.buyer.user.id}`;
    expect((await test.refund(id, test.buyer)).status).toBe(403);
    expect((await test.decide('accept', id, test.buyer)).status).toBe(403);
    expect(await test.credits()).toBe(20);
  });

  it('while regional administrators see the payments of their own country', async () => {
    const id = await test.paid();
    expect(await test.list('state=paid', await test.administrator(6))).toMatchObject([{ attempt_id: id, card: null }]);
    expect(await test.list('state=paid', await test.administrator(6, germany))).toEqual([]);
    expect((await test.call('GET', '/admin/payments', null, { as: test.buyer.accessToken })).status).toBe(403);
  });
});
