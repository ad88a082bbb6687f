import { ipsPayload, userStatus } from '@volan/domain-rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { balanceOf } from '../../ledger/transfers.ts';
import { nestpayGateway } from '../../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../../payments/nestpay/testing/signedBody.ts';
import type { PaymentGateway } from '../../payments/PaymentGateway.ts';
import { localSellers } from '../../platform/brands/readSellers.ts';
import { openTestAccounts, type TestAccounts, type TestPerson } from '../../testing/openTestAccounts.ts';
import { bookingBy, openAdministrator, openBuyer, ordersOf, testPayees, twenty } from '../../testing/transferOrders.ts';
import { settleWaiting } from '../paymentsJob.ts';
import { settleAttempt } from '../settleAttempt.ts';
import { expireTransfers } from './expireTransfers.ts';

let test: TestAccounts;
let buyer: TestPerson;
let vera: TestPerson;

beforeAll(async () => {
  // no card is ever asked for here but where a test says so: nobody answers at the bank
  const gateway = nestpayGateway({ ...testSettings, url: 'https://bank.invalid' });
  test = await openTestAccounts({ gateway, payees: testPayees });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.beginAnew();
  [buyer, vera] = [await openBuyer(test), await openAdministrator(test)];
});
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

const deps = () => ({ sql: test.database.sql, sellers: localSellers });
const orders = () => ordersOf(test, buyer);
const credits = () => balanceOf(test.database.sql, buyer.user.id, 'credit');
const mails = async () => {
  const rows = await test.database.sql<{ template: string }[]>`
    select template from mail where recipient = ${buyer.email} order by id`;
  return rows.map(({ template }) => template).filter((template) => template !== 'verify-email');
};
/** The bank's callback says that a card was charged. */
const payCard = async (form: { fields: Record<string, string> }) =>
  settleAttempt(deps(), form.fields['oid'] ?? '', { state: 'paid', facts: {} }, new Date(test.now));
const later = (days: number) => new Date(test.now + days * 86_400_000);

describe('an order by bank transfer [M40, M41, A20]', () => {
  it('waits for its money under the number of the order, which a mail tells too', async () => {
    const { data } = await orders().checkout();
    expect(data).toMatchObject({
      form: null,
      order: { state: 'new', is_waiting: false, total: 200_000, tries: [{ method: 'transfer', state: 'started' }] },
    });
    const { order }: { order: { id: string } } = data;
    const slip = await orders().slip(order.id);
    expect(slip).toMatchObject({ account: '999000000000123438', amount: 200_000, code: '289', swift: null });
    const { payee, purpose, reference } = slip;
    const account = slip.account;
    expect(slip.qr).toBe(ipsPayload({ account, payee, amount: 200_000, purposeCode: '289', purpose, reference }));
    expect(await mails()).toEqual(['transfer-slip']);
    expect(await credits()).toBe(0);
  });

  it('leaves the cart when it is ordered, because it is listed under the orders then', async () => {
    const cart = Object.fromEntries(
      [
        ['credits-10', 2],
        ['credits-50', 1],
      ].map(([product, quantity]) => [product, { product, quantity }]),
    );
    const lists = { compared: { last: null, lists: {} }, history: [], cart };
    await test.call('PUT', '/collected/save', lists, { as: buyer.accessToken });
    await orders().checkout();
    const kept = await test.call('GET', '/collected', null, { as: buyer.accessToken });
    expect(kept.data).toMatchObject({ cart: { 'credits-50': { quantity: 1 } } });
    expect(kept.body).not.toContain('credits-10');
  });

  it('in euros gives an IBAN and no IPS code', async () => {
    const body = { items: twenty.items, total: 2_000, method: 'transfer' };
    const { order }: { order: { id: string } } = (await orders().checkout(body, { brand: 'gearlane' })).data;
    expect(await orders().slip(order.id)).toMatchObject({
      account: 'DE89370400440532013000',
      swift: 'DEUTDEFF',
      currency: 'EUR',
      code: null,
      qr: null,
    });
  });

  it('by a company is written with the code of trade', async () => {
    await test.database.sql`update users set type_id = 2 where id = ${buyer.user.id}`;
    const { id } = await orders().waiting();
    expect(await orders().slip(id)).toMatchObject({ code: '221' });
  });

  it('sent twice is one order, one reference and one mail; after a price change nothing is ordered, and the answer has the new price', async () => {
    const key = crypto.randomUUID();
    const body = { ...twenty, method: 'transfer' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => orders().checkout(body, { key })));
    expect(new Set(answers.map(({ data }) => (data as { order: { id: string } }).order.id)).size).toBe(1);
    expect(await mails()).toEqual(['transfer-slip']);
    expect(await orders().checkout({ ...body, total: 100 })).toMatchObject({ status: 409, data: { total: 200_000 } });
  });

  it('shows its slip to its buyer alone, and only while it waits', async () => {
    const { id, reference } = await orders().waiting();
    const others = ordersOf(test, await openBuyer(test));
    expect(await others.slip(id)).toBeNull();
    await bookingBy(test, vera).confirm(reference);
    expect(await orders().slip(id)).toBeNull();
  });

  it('is offered beside the card, and only where the brand has an account', async () => {
    const offered = async (on: TestAccounts, as: TestPerson) =>
      (await on.call('GET', '/payment/methods', null, { as: as.accessToken })).data;
    expect(await offered(test, buyer)).toEqual(['card', 'transfer']);
    const without = await openTestAccounts();
    const ana = await openBuyer(without);
    expect(await offered(without, ana)).toEqual([]);
    expect((await ordersOf(without, ana).checkout()).status).toBe(503);
    await without.close();
    const onlyTransfers = await openTestAccounts({ payees: testPayees });
    const iva = await openBuyer(onlyTransfers);
    expect(await offered(onlyTransfers, iva)).toEqual(['transfer']);
    expect((await ordersOf(onlyTransfers, iva).checkout()).status).toBe(200);
    await onlyTransfers.close();
  });
});

describe('a transfer that an administrator has seen [M42, M43]', () => {
  it('fulfils the order once, with receipt and mail, also when two administrators confirm it at once', async () => {
    const { id, reference } = await orders().waiting();
    const [one, other] = [bookingBy(test, vera), bookingBy(test, await openAdministrator(test))];
    expect((await one.payments('waiting')).map(({ attempt_id }) => attempt_id)).toContain(reference);
    const answers = await Promise.all([one.confirm(reference), other.confirm(reference), one.confirm(reference)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await credits()).toBe(20);
    expect((await orders().read(id)).data).toMatchObject({ state: 'captured', waits_until: null });
    expect(await mails()).toEqual(['transfer-slip', 'receipt']);
    const [receipt] = await test.database.sql<{ method: string }[]>`
      select facts ->> 'method' as method from receipt join purchase_order on id = order_id where public_id = ${id}`;
    expect(receipt?.method).toBe('transfer');
    const audited = await test.database.sql`
      select action from audit_entry where subject_id = ${buyer.user.id} and action = 'payment.confirmed'`;
    expect(audited).toHaveLength(1);
  });

  it.each([
    ['97 12-0000000000 of nobody', () => '97 12-0000000000', 200_000, 404],
    ['words', () => 'uplata', 200_000, 404],
    ['another amount', (reference: string) => reference, 199_999, 422],
    ['less than nothing', (reference: string) => reference, -1, 422],
  ])('is refused with %s', async (_, named, amount, status) => {
    const { reference } = await orders().waiting();
    expect((await bookingBy(test, vera).confirm(named(reference), amount)).status).toBe(status);
    expect(await credits()).toBe(0);
  });

  it.each([
    (reference: string) => `97 ${reference.slice(0, 2)}-${reference.slice(2)}`,
    (reference: string) => ` ${reference.slice(0, 2)} ${reference.slice(2, 7)} ${reference.slice(7)} `,
    (reference: string) => `97${reference}`,
  ])('is found by its reference as people type it', async (typed) => {
    const { reference } = await orders().waiting();
    expect((await bookingBy(test, vera).confirm(typed(reference))).status).toBe(200);
  });

  it('is decided by head office only, and never about an own order [H03, H04]', async () => {
    const { reference } = await orders().waiting();
    for (const by of [buyer, await openAdministrator(test, 6)]) {
      expect((await bookingBy(test, by).confirm(reference)).status).toBe(403);
    }
    const own = await ordersOf(test, vera).waiting();
    expect((await bookingBy(test, vera).confirm(own.reference)).status).toBe(403);
    expect(await credits()).toBe(0);
  });

  it('and is sent back by hand takes the credits with it, once', async () => {
    const { reference } = await orders().waiting();
    const booking = bookingBy(test, vera);
    await booking.confirm(reference);
    const answers = await Promise.all([booking.decide('refund', reference), booking.decide('refund', reference)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.data).toMatchObject({ state: 'refunded', order: { state: 'refunded' } });
    expect(await credits()).toBe(0);
  });
});

describe('an order with both ways begun [T10]', () => {
  it('is paid by the card; the transfer that comes all the same is looked at and given back', async () => {
    const { id, reference } = await orders().waiting();
    const { form }: { form: { fields: Record<string, string> } } = (await orders().pay(id, 'card')).data;
    await payCard(form);
    expect(await credits()).toBe(20);
    expect((await orders().read(id)).data).toMatchObject({ state: 'captured', waits_until: null });
    const booking = bookingBy(test, vera);
    expect((await booking.confirm(reference)).data).toMatchObject({ state: 'review', reason: 'paid-twice' });
    expect((await booking.confirm(reference)).status).toBe(409);
    expect((await booking.decide('accept', reference)).status).toBe(409);
    expect((await booking.decide('refund', reference)).data).toMatchObject({
      state: 'refunded',
      order: { state: 'captured' },
    });
    expect(await credits()).toBe(20);
  });

  it('is paid by the transfer; the card that is charged after it is looked at', async () => {
    const { id, reference } = await orders().waiting();
    const { form }: { form: { fields: Record<string, string> } } = (await orders().pay(id, 'card')).data;
    await bookingBy(test, vera).confirm(reference);
    await payCard(form);
    const { tries }: { tries: { state: string; method: string }[] } = (await orders().read(id)).data;
    const by = (method: string) => tries.find((each) => each.method === method);
    expect([by('transfer'), by('card')]).toMatchObject([{ state: 'paid' }, { state: 'review', reason: 'paid-twice' }]);
    expect(await credits()).toBe(20);
  });

  it('is fulfilled once when both payments are reported at the same moment', async () => {
    const { id, reference } = await orders().waiting();
    const { form }: { form: { fields: Record<string, string> } } = (await orders().pay(id, 'card')).data;
    const paid = { state: 'paid', facts: {} } as const;
    const now = new Date(test.now);
    await Promise.all(
      [reference, form.fields['oid'] ?? ''].flatMap((attempt) => [
        settleAttempt(deps(), attempt, paid, now),
        settleAttempt(deps(), attempt, paid, now),
      ]),
    );
    expect(await credits()).toBe(20);
  });

  it('still waits for the transfer after the card was refused', async () => {
    const { id } = await orders().waiting();
    const { form }: { form: { fields: Record<string, string> } } = (await orders().pay(id, 'card')).data;
    const refused = { state: 'declined', reason: 'insufficient-funds', facts: {} } as const;
    await settleAttempt(deps(), form.fields['oid'] ?? '', refused, new Date(test.now));
    expect((await orders().read(id)).data).toMatchObject({ is_waiting: false, waits_until: expect.any(String) });
    expect((await orders().slip(id)).amount).toBe(200_000);
  });

  it('may go from a refused card to a transfer', async () => {
    const { data } = await orders().checkout({ ...twenty, method: 'card' });
    const { order, form }: { order: { id: string }; form: { fields: Record<string, string> } } = data;
    const refused = { state: 'declined', reason: 'declined', facts: {} } as const;
    await settleAttempt(deps(), form.fields['oid'] ?? '', refused, new Date(test.now));
    expect((await orders().pay(order.id, 'transfer')).data).toMatchObject({ form: null, order: { state: 'new' } });
    expect((await orders().slip(order.id)).amount).toBe(200_000);
  });
});

describe('a transfer that does not come [M41]', () => {
  it('is expected for ten days; then the order is cancelled and its buyer notified, once', async () => {
    const { id } = await orders().waiting();
    await expireTransfers(deps(), later(9.9));
    expect((await orders().read(id)).data).toMatchObject({ state: 'new' });
    await Promise.all([expireTransfers(deps(), later(10.1)), expireTransfers(deps(), later(10.1))]);
    expect((await orders().read(id)).data).toMatchObject({
      state: 'cancelled',
      waits_until: null,
      tries: [{ state: 'declined', reason: 'expired' }],
    });
    expect(await mails()).toEqual(['transfer-slip', 'order-cancelled']);
    expect((await orders().pay(id, 'card')).status).toBe(409);
  });

  it('and comes late is not lost: an administrator looks, and accepts it or gives it back', async () => {
    const booking = bookingBy(test, vera);
    const [kept, returned] = [await orders().waiting(), await orders().waiting()];
    await expireTransfers(deps(), later(11));
    for (const { reference } of [kept, returned]) {
      expect((await booking.confirm(reference)).data).toMatchObject({ state: 'review', reason: 'paid-late' });
    }
    expect(await credits()).toBe(0);
    expect((await booking.decide('accept', kept.reference)).data).toMatchObject({
      state: 'paid',
      order: { state: 'captured' },
    });
    expect((await booking.decide('refund', returned.reference)).data).toMatchObject({
      state: 'refunded',
      order: { state: 'cancelled' },
    });
    expect(await credits()).toBe(20);
  });

  it('that comes for a removed account is looked at, not granted', async () => {
    const { reference } = await orders().waiting();
    await test.database.sql`update users set status = ${userStatus.deleted} where id = ${buyer.user.id}`;
    const booking = bookingBy(test, vera);
    expect((await booking.confirm(reference)).data).toMatchObject({ state: 'review', reason: 'account-removed' });
    expect(await credits()).toBe(0);
    expect((await booking.decide('refund', reference)).data).toMatchObject({ state: 'refunded' });
  });

  it('is never asked for at the bank of the cards', async () => {
    await orders().waiting();
    const asked: string[] = [];
    const bank: PaymentGateway = {
      ...nestpayGateway({ ...testSettings, url: 'https://bank.invalid' }),
      queryStatus: async (id) => {
        asked.push(id);
        return { state: 'unknown-attempt', amount: null, captured: null, transactionId: null };
      },
    };
    await settleWaiting(deps(), bank, later(11));
    expect(asked.filter((id) => !id.includes('-'))).toEqual([]);
  });

  it('leaves an order alone that is being paid by card', async () => {
    const { id } = await orders().waiting();
    const { form }: { form: { fields: Record<string, string> } } = (await orders().pay(id, 'card')).data;
    await expireTransfers(deps(), later(11));
    expect((await orders().read(id)).data).toMatchObject({ state: 'redirected', is_waiting: true });
    await payCard(form);
    expect(await credits()).toBe(20);
  });
});
