import type { ManagedPayment, Order } from '@volan/api-contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { balanceOf } from '../../ledger/transfers.ts';
import { nestpayGateway } from '../../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../../payments/nestpay/testing/signedBody.ts';
import { GatewayUnavailable, type PaymentGateway } from '../../payments/PaymentGateway.ts';
import { capturesBy } from '../../payments/readCardCaptures.ts';
import { localSellers } from '../../platform/brands/readSellers.ts';
import { bankReply } from '../../testing/cardGateway/bankReply.ts';
import { openCardGateway, type CardGateway } from '../../testing/cardGateway/openCardGateway.ts';
import { testCards, type TestCard } from '../../testing/cardGateway/testCards.ts';
import { openTestAccounts, type TestAccounts, type TestPerson } from '../../testing/openTestAccounts.ts';
import { settleWaiting } from '../paymentsJob.ts';
import { callbackPath } from '../startAttempt.ts';
import { settleAuthorised } from './settleAuthorised.ts';

let bank: CardGateway;
let real: PaymentGateway;
/** The bank with what a test changes of it. */
let changed: Partial<PaymentGateway> = {};
let test: TestAccounts;
let buyer: TestPerson;
let vera: TestPerson;
const captures = { ...capturesBy('job') };

const serbia = 688;
const minute = 60_000;
const day = 86_400_000;

beforeAll(async () => {
  bank = await openCardGateway(testSettings);
  real = nestpayGateway({ ...testSettings, url: bank.url });
  const gateway: PaymentGateway = {
    ...real,
    queryStatus: (id) => ({ ...real, ...changed }).queryStatus(id),
    capture: (id, money) => ({ ...real, ...changed }).capture(id, money),
    void: (id) => ({ ...real, ...changed }).void(id),
  };
  test = await openTestAccounts({ gateway, captures });
});
afterAll(async () => {
  await test.close();
  await bank.close();
});
beforeEach(async () => {
  changed = {};
  Object.assign(captures, capturesBy('job'));
  await test.beginAnew();
  [buyer, vera] = [await test.person(), await test.person()];
  await test.database.sql`
    update users set status = 1, country_id = ${serbia}
      where id in ${test.database.sql([buyer.user.id, vera.user.id])}`;
  await test.database.sql`insert into user_group (user_id, group_id) values (${vera.user.id}, 1)`;
  await test.database.sql`update session set second_factor_at = now() where user_id = ${vera.user.id}`;
});
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

interface Started {
  readonly order: { readonly id: string };
  readonly form: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
}

const away = async () => {
  throw new GatewayUnavailable('The bank is away.');
};

const order = async () => {
  const asked = { as: buyer.accessToken, headers: { 'idempotency-key': crypto.randomUUID() } };
  const items = [{ product: 'credits-10', quantity: 2 }];
  return (await test.call('POST', '/cart/checkout', { items, total: 200_000 }, asked)).data as Started;
};
/** Pays at the bank, which tells nobody. */
async function payAtBank({ form }: Started, card: TestCard = testCards.noCallback): Promise<string> {
  const page = await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
  const visit = /name="visit" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
  await fetch(`${bank.url}/card`, { method: 'POST', body: new URLSearchParams({ visit, card: card.number }) });

  return form.fields['oid'] ?? '';
}
/** The bank says that it has authorised the payment. */
const tell = ({ form }: Started, said: Readonly<Record<string, string>> = {}) => {
  const approved = { Response: 'Approved', ProcReturnCode: '00', ErrMsg: '', ...said } as const;
  const fields = bankReply(new Map(Object.entries(form.fields)), testCards.approved, approved, 'T1', testSettings);
  return test.app.inject({
    method: 'POST',
    url: callbackPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
};
const read = async (id: string) =>
  (await test.call('GET', `/orders/${id}`, undefined, { as: buyer.accessToken })).data as Order;
const credits = () => balanceOf(test.database.sql, buyer.user.id, 'credit');
const deps = () => ({ sql: test.database.sql, sellers: localSellers });
/** The job, so much later by its clock, about one payment. */
const job = (laterMs: number, id: string) =>
  settleAuthorised(deps(), { ...real, ...changed }, () => test.now + laterMs, id).catch((error: unknown) => {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return 0;
  });
const decide = (action: 'capture' | 'void' | 'refund' | 'accept', id: string, by = vera) =>
  test.call('POST', `/admin/payments/${action}`, { attempt_id: id, reason: 'Dogovor' }, { as: by.accessToken });
const audited = async () => {
  const rows = await test.database.sql<{ action: string }[]>`
    select action from audit_entry where subject_id = ${buyer.user.id} order by id`;
  return rows.map(({ action }) => action);
};
const cancelledMails = async () => {
  const rows = await test.database.sql<{ why: string }[]>`
    select content ->> 'why' as why from mail where recipient = ${buyer.email} and template = 'order-cancelled'`;
  return rows.map(({ why }) => why);
};
/** The bank was asked once, and the answer is here. */
const wasAsked = (id: string) =>
  vi.waitFor(async () => {
    const asked = await test.database.sql`
      select from payment_attempt where id = ${id} and checks > 0 and moved_until is null`;
    expect(asked).toHaveLength(1);
  }, 10_000);
/** An order whose authorised payment waits for an administrator. */
async function authorised(card?: TestCard) {
  Object.assign(captures, capturesBy('admin'));
  const started = await order();
  const id = await payAtBank(started, card);
  await tell(started);

  return { id, order: started.order.id, started };
}

describe('an authorised card payment [M43, T10]', () => {
  it('is requested as an authorisation and captured as soon as the bank confirms it', async () => {
    const started = await order();
    expect(started.form.fields).toMatchObject({ TranType: 'PreAuth' });
    const id = await payAtBank(started);
    expect((await tell(started)).body).toBe('APPROVED');
    await vi.waitFor(async () => expect((await read(started.order.id)).state).toBe('captured'));
    expect(await credits()).toBe(20);
    expect((await real.queryStatus(id)).captured).toBe(200_000);
    await Promise.all([tell(started), tell(started), job(minute, id), job(minute, id)]);
    expect(await credits()).toBe(20);
    expect((await read(started.order.id)).tries).toMatchObject([{ state: 'paid', card: '4111 11** **** 1111' }]);
  });

  it('grants nothing until it is captured: the order waits, its cart is empty, and it cannot be paid again', async () => {
    const { id, order: orderId, started } = await authorised();
    expect(await read(orderId)).toMatchObject({
      state: 'authorised',
      is_waiting: false,
      tries: [{ state: 'authorised' }],
    });
    expect(await credits()).toBe(0);
    const again = await test.call('POST', '/orders/pay', { order_id: orderId }, { as: buyer.accessToken });
    expect(again.status).toBe(409);
    // a word about a try before changes nothing
    await tell(started, { Response: 'Declined', ProcReturnCode: '05' });
    expect(await job(6 * day, id)).toBe(0);
    expect((await read(orderId)).state).toBe('authorised');
    const waiting = await test.database.sql<{ amount: number }[]>`
      select amount::int from ledger_transfer where id like ${`order:%:payment:${id}`} and phase = 'reserved'`;
    expect(waiting).toEqual([{ amount: 200_000 }]);
  });

  it('is found by asking the bank where no callback came, and captured', async () => {
    const started = await order();
    const id = await payAtBank(started);
    await settleWaiting(deps(), real, new Date(test.now + minute));
    expect(await read(started.order.id)).toMatchObject({ state: 'authorised', is_waiting: true });
    expect(await job(minute, id)).toBe(1);
    expect([await credits(), (await read(started.order.id)).state]).toEqual([20, 'captured']);
  });

  it('is released after seven days without a capture, and its buyer is notified', async () => {
    const { id, order: orderId } = await authorised();
    expect(await job(7 * day, id)).toBe(1);
    expect(await read(orderId)).toMatchObject({ state: 'cancelled', tries: [{ state: 'declined', reason: 'voided' }] });
    expect([await credits(), (await real.queryStatus(id)).state]).toEqual([0, 'voided']);
    expect(await cancelledMails()).toEqual(['card-released']);
  });

  it('is released where the bank always refused the capture, and not captured after that', async () => {
    Object.assign(captures, capturesBy('job'));
    changed = { capture: async () => ({ done: false, code: '91', message: 'No' }) };
    const started = await order();
    const id = await payAtBank(started);
    await tell(started);
    await wasAsked(id);
    expect(await job(30 * minute, id)).toBe(0);
    expect((await read(started.order.id)).state).toBe('authorised');
    expect(await job(8 * day, id)).toBe(1);
    expect([(await read(started.order.id)).state, await credits()]).toEqual(['cancelled', 0]);
    // the bank repeats what it said in the first minute
    await tell(started);
    expect((await read(started.order.id)).state).toBe('cancelled');
  });

  it.each([
    ['refused once', testCards.captureRefused],
    ['captured while the answer is lost', testCards.captureLost],
  ])('that is %s is captured once, by asking again', async (_, card) => {
    Object.assign(captures, capturesBy('job'));
    const started = await order();
    const id = await payAtBank(started, card);
    await tell(started);
    await wasAsked(id);
    expect((await read(started.order.id)).state).toBe('authorised');
    expect(await job(5 * minute, id)).toBe(1);
    expect([await credits(), (await real.queryStatus(id)).captured]).toEqual([20, 200_000]);
    expect(await job(10 * minute, id)).toBe(0);
  });

  it('needs a review when a second card pays the same order', async () => {
    Object.assign(captures, capturesBy('admin'));
    const first = await order();
    const again = await test.call('POST', '/orders/pay', { order_id: first.order.id }, { as: buyer.accessToken });
    const second = again.data as Started;
    await Promise.all([payAtBank(first), payAtBank(second)]);
    await tell(first);
    await tell(second);
    const { tries } = await read(first.order.id);
    expect(tries.map(({ state, reason }) => `${state} ${reason}`).toSorted()).toEqual([
      'authorised ',
      'review paid-twice',
    ]);
    const id = second.form.fields['oid'] ?? '';
    expect((await decide('accept', id)).status).toBe(409);
    expect((await decide('refund', id)).status).toBe(200);
    expect([(await real.queryStatus(id)).state, (await read(first.order.id)).state]).toEqual(['voided', 'authorised']);
  });
});

describe('an administrator [M43, J135]', () => {
  it('releases a payment while another card may still pay the order: the order stays open', async () => {
    Object.assign(captures, capturesBy('admin'));
    const first = await order();
    const again = await test.call('POST', '/orders/pay', { order_id: first.order.id }, { as: buyer.accessToken });
    const second = again.data as Started;
    const id = await payAtBank(first);
    await tell(first);
    expect((await decide('void', id)).status).toBe(200);
    expect((await read(first.order.id)).state).toBe('redirected');
    Object.assign(captures, capturesBy('job'));
    const other = await payAtBank(second);
    await tell(second);
    expect((await decide('capture', other)).data).toMatchObject({ state: 'paid', order: { state: 'captured' } });
    expect(await credits()).toBe(20);
  });

  it('captures an authorised payment once, and can refund it then', async () => {
    const { id, order: orderId } = await authorised();
    const list = await test.call('GET', '/admin/payments?state=authorised', null, { as: vera.accessToken });
    expect((list.data as ManagedPayment[]).find((one) => one.attempt_id === id)).toMatchObject({
      capture: 'admin',
      is_voiding: false,
    });
    const answers = await Promise.all([decide('capture', id), decide('capture', id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
    expect((await decide('capture', id)).data).toMatchObject({ state: 'paid', order: { state: 'captured' } });
    expect([await credits(), (await decide('void', id)).status]).toEqual([20, 409]);
    expect((await decide('refund', id)).data).toMatchObject({ state: 'refunded' });
    expect([await credits(), (await read(orderId)).state]).toEqual([0, 'refunded']);
    expect(new Set(await audited())).toEqual(new Set(['payment.capture', 'payment.refunded']));
  });

  it('releases an authorised payment: nothing is charged, the order is cancelled, and it cannot be captured any more', async () => {
    const { id, order: orderId } = await authorised();
    expect((await decide('void', id)).data).toMatchObject({ state: 'declined', reason: 'voided' });
    expect((await decide('void', id)).status).toBe(200);
    expect((await decide('capture', id)).status).toBe(409);
    expect([(await real.queryStatus(id)).state, (await read(orderId)).state]).toEqual(['voided', 'cancelled']);
    expect([await cancelledMails(), await audited()]).toEqual([['card-released'], ['payment.void']]);
  });

  it('sees a release without an answer finished by the job: the payment is never captured', async () => {
    const { id, order: orderId } = await authorised();
    changed = { void: away };
    expect(await decide('void', id)).toMatchObject({ status: 503, error: 'payment-unavailable' });
    expect((await decide('capture', id)).status).toBe(409);
    changed = {};
    expect(await job(5 * minute, id)).toBe(1);
    expect([(await real.queryStatus(id)).state, (await read(orderId)).state]).toEqual(['voided', 'cancelled']);
  });

  it('sees the refusal of the bank', async () => {
    const { id } = await authorised();
    const refuses = async () => ({ done: false, code: '99', message: 'No' }) as const;
    changed = { capture: refuses, void: refuses };
    expect(await decide('capture', id)).toMatchObject({ status: 409, error: 'capture-refused' });
    expect(await decide('void', id)).toMatchObject({ status: 409, error: 'void-refused' });
  });

  it('finds a payment that the bank has captured already, whatever was requested', async () => {
    const { id, order: orderId } = await authorised();
    await real.capture(id, { amount: 200_000, currency: 'RSD' });
    expect((await decide('void', id)).status).toBe(409);
    expect([(await read(orderId)).state, await credits()]).toEqual(['captured', 20]);
  });

  it('is head office, and nobody about the own order', async () => {
    const { id } = await authorised();
    for (const action of ['capture', 'void'] as const) expect((await decide(action, id, buyer)).status).toBe(403);
    await test.database.sql`insert into user_group (user_id, group_id) values (${buyer.user.id}, 1)`;
    await test.database.sql`update session set second_factor_at = now() where user_id = ${buyer.user.id}`;
    for (const action of ['capture', 'void'] as const) expect((await decide(action, id, buyer)).status).toBe(403);
  });

  it('accepts an authorised payment that was under review: it is captured then', async () => {
    Object.assign(captures, capturesBy('job'));
    const started = await order();
    const id = await payAtBank(started);
    await test.database.sql`
      update payment_attempt set state = 'review', reason = 'md-status', next_check_at = null where id = ${id}`;
    expect((await decide('accept', id)).data).toMatchObject({ state: 'paid', order: { state: 'captured' } });
    expect(await credits()).toBe(20);
  });
});
