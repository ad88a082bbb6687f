import { pdfText } from '@volan/documents/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { balanceOf } from '../../ledger/transfers.ts';
import { openTestRefunds, refuses } from './refundTesting.ts';

const test = openedForFile(openTestRefunds);

beforeEach(() => test.begin());
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

describe('a refund of a part of an order [M43]', () => {
  it('gives back that part, once, with a credit note, and leaves the rest', async () => {
    const id = await test.paid();
    const part = { attempt_id: id, reason: 'Jedan paket je greška', items: [{ place: 0, quantity: 1 }] };
    const send = (body: object) => test.call('POST', '/admin/payments/refund', body, { as: test.vera.accessToken });
    const many = { ...part, items: [{ place: 0, quantity: 3 }] };
    expect([(await send(many)).error, (await send({ ...part, items: [{ place: 4, quantity: 1 }] })).error]).toEqual([
      'validation',
      'validation',
    ]);
    await Promise.all([send(part), send(part)]);
    expect(await test.credits()).toBe(10);
    // it was given back once: nothing else can be
    expect((await test.refund(id)).error).toBe('conflict');
    expect((await send({ ...part, items: [{ place: 0, quantity: 2 }] })).error).toBe('conflict');
    expect((await send(part)).data).toMatchObject({
      state: 'refunded',
      order: { state: 'captured', items: [{ refunded: 1, quantity: 2 }] },
    });
    expect(await balanceOf(test.database.sql, test.buyer.user.id, 'point')).toBe(10);
    expect((await test.real.queryStatus(id)).state).toBe('refunded');
    expect((await test.real.refund(id, { amount: 100_001, currency: 'RSD' })).done).toBe(false);
    expect(await test.credits()).toBe(10);
    const [note] = await test.database
      .sql`select number, facts -> 'lines' as lines from credit_note where attempt_id = ${id}`;
    expect(note).toMatchObject({ lines: [{ quantity: 1, gross: 100_000, net: 83_334, vat: 16_666 }] });
    const { order_id: key } = (
      await test.database.sql`
      select public_id as order_id from purchase_order o join payment_attempt p on p.order_id = o.id where p.id = ${id}`
    )[0]!;
    const file = await test.app.inject({
      url: `/api/orders/${key}/receipt`,
      headers: { 'x-app-version': 'test', authorization: `Bearer ${test.buyer.accessToken}`, 'accept-language': 'rs' },
    });
    const [receipt, creditNote] = await pdfText(file.rawPayload);
    expect(receipt).toContain('2.000,00');
    expect(creditNote).toMatch(/Knjižno odobrenje KO-VOLAN-\d{4}-\d{6}[^]*VOLAN-\d{4}-\d{6}[^]*-1\.000,00/);
    const mails = await test.database
      .sql`select from mail where recipient = ${test.buyer.email} and template = 'credit-note'`;
    expect(mails).toHaveLength(1);
  });

  it('is refused where the bank would only take back all of it', async () => {
    const id = await test.paid();
    test.change({ refund: refuses });
    const part = { attempt_id: id, reason: 'Jedan paket je greška', items: [{ place: 0, quantity: 1 }] };
    expect((await test.call('POST', '/admin/payments/refund', part, { as: test.vera.accessToken })).error).toBe(
      'refund-refused',
    );
    expect([(await test.real.queryStatus(id)).state, await test.credits()]).toEqual(['approved', 20]);
  });
});
