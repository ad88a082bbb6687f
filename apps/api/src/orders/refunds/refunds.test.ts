import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { balanceOf, post as move } from '../../ledger/transfers.ts';
import { finishRefunds } from '../refundPayment.ts';
import { openTestRefunds, away, refuses } from './refundTesting.ts';

const test = openedForFile(openTestRefunds);

beforeEach(() => test.begin());
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

describe('a refund of a paid order [M43, M44]', () => {
  it('gives the money back once and takes the credits back, however often it is asked for', async () => {
    const id = await test.paid();
    expect(await test.credits()).toBe(20);
    const together = await Promise.all([test.refund(id), test.refund(id), test.refund(id)]);
    expect(together.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(together.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await test.refund(id)).data).toMatchObject({
      state: 'refunded',
      order: { state: 'refunded' },
      is_refunding: false,
    });
    expect(await test.credits()).toBe(0);
    expect((await test.real.queryStatus(id)).state).toBe('refunded');
    expect((await test.real.refund(id, { amount: 1, currency: 'RSD' })).done).toBe(false);
    expect(await test.audited()).toEqual(['payment.refunded']);
  });

  it('is announced to its buyer as the payment was, with order and sum, as a notification about orders [M19]', async () => {
    const id = await test.paid();
    await Promise.all([test.refund(id), test.refund(id)]);
    const told = await test.database.sql`
      select kind, event, facts, mail_at is not null as mailed from notification
      where user_id = ${test.buyer.user.id} order by id`;
    const facts = { order: expect.stringMatching(/^[\dA-F]+$/) as string, total: 200_000, currency: 'RSD' };
    expect(told).toEqual([
      { kind: 'order', event: 'order-paid', facts, mailed: true },
      { kind: 'order', event: 'order-refunded', facts, mailed: true },
    ]);
  });

  it('takes its points back [M18]', async () => {
    const id = await test.paid();
    expect(await balanceOf(test.database.sql, test.buyer.user.id, 'point')).toBe(20);
    await test.refund(id);
    expect(await balanceOf(test.database.sql, test.buyer.user.id, 'point')).toBe(0);
  });

  it('is refused where credits of it were spent, and the bank is not asked', async () => {
    const id = await test.paid();
    const spent = { id: `test:${id}`, from: { userId: test.buyer.user.id }, to: 'revenue', unit: 'credit' } as const;
    await test.database.sql.begin((sql) => move(sql, { ...spent, amount: 3, kind: 'boost' }, new Date(test.now)));
    test.change({ queryStatus: away });
    expect(await test.refund(id)).toMatchObject({ status: 402, error: 'not-enough-credits', data: { missing: 3 } });
    expect([await test.credits(), await test.stateOf(id)]).toEqual([
      17,
      { state: 'paid', order: 'captured', refunding: false },
    ]);
  });

  it('voids what the bank does not refund any more or yet', async () => {
    const id = await test.paid();
    test.change({ refund: refuses });
    expect((await test.refund(id)).status).toBe(200);
    expect((await test.real.queryStatus(id)).state).toBe('voided');
    expect(await test.credits()).toBe(0);
  });

  it('is released where the bank is away or refuses, and can be asked for again', async () => {
    const id = await test.paid();
    test.change({ queryStatus: away });
    expect(await test.refund(id)).toMatchObject({ status: 503, error: 'payment-unavailable' });
    expect(await test.credits()).toBe(20);
    test.change({ refund: refuses, void: refuses });
    expect(await test.refund(id)).toMatchObject({ status: 409, error: 'refund-refused' });
    expect([await test.credits(), await test.stateOf(id)]).toEqual([
      20,
      { state: 'paid', order: 'captured', refunding: false },
    ]);
    expect(await test.audited()).toEqual([]);
    test.change({});
    expect((await test.refund(id)).status).toBe(200);
    expect(await test.credits()).toBe(0);
  });

  it('of which the answer was lost is found out by asking the bank, and made once', async () => {
    const id = await test.paid();
    test.change({
      refund: async (...asked) => {
        await test.real.refund(...asked);
        return away();
      },
    });
    expect((await test.refund(id)).status).toBe(503);
    expect([await test.credits(), await test.stateOf(id)]).toEqual([
      0,
      { state: 'paid', order: 'captured', refunding: true },
    ]);
    expect(await test.list('state=paid')).toMatchObject([{ attempt_id: id, is_refunding: true }]);
    expect(await finishRefunds(test.database.sql, test.real, () => test.now)).toBe(1);
    expect(await test.stateOf(id)).toEqual({ state: 'refunded', order: 'refunded', refunding: false });
    expect(await finishRefunds(test.database.sql, test.real, () => test.now)).toBe(0);
    expect([await test.credits(), await test.audited()]).toEqual([0, ['payment.refunded']]);
  });

  it('is refused for an unpaid attempt', async () => {
    const id = (await test.order()).form.fields['oid'] ?? '';
    expect((await test.refund(id)).status).toBe(409);
    expect((await test.refund('1-nobody')).status).toBe(404);
  });
});
