import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/checkLedger.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { hashVer3 } from '../payments/nestpay/nestpayHash.ts';
import { nestpayGateway } from '../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../payments/nestpay/testing/signedBody.ts';
import { localSellers } from '../platform/brands/readSellers.ts';
import { openCardGateway, type CardGateway } from '../testing/cardGateway/openCardGateway.ts';
import { testCards } from '../testing/cardGateway/testCards.ts';
import { makeDealer } from '../testing/insertCompany.ts';
import { openTestAccounts, type TestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { settleWaiting } from './paymentsJob.ts';
import { callbackPath } from './startAttempt.ts';

interface Started {
  readonly order: { readonly id: string; readonly state: string };
  readonly form: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
}

let bank: CardGateway;
let test: TestAccounts;
let buyer: TestPerson;

/** Callbacks of the bank are carried to the application as they are. */
const carry = async (app: FastifyInstance, body: string) =>
  app.inject({
    method: 'POST',
    url: callbackPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });

beforeAll(async () => {
  bank = await openCardGateway(testSettings);
  test = await openTestAccounts({ gateway: nestpayGateway({ ...testSettings, url: bank.url }) });
});
afterAll(async () => {
  await test.close();
  await bank.close();
});
beforeEach(async () => {
  await test.beginAnew();
  buyer = await test.person();
  await test.database.sql`update users set status = 1 where id = ${buyer.user.id}`;
});
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

const twenty = { items: [{ product: 'credits-10', quantity: 2 }], total: 200_000 };

const order = (body: object = twenty, key: string = crypto.randomUUID(), by = buyer) =>
  test.call('POST', '/cart/checkout', body, { as: by.accessToken, headers: { 'idempotency-key': key } });
const started = async (body?: object) => (await order(body)).data as Started;
const read = async (id: string, by = buyer) => test.call('GET', `/orders/${id}`, undefined, { as: by.accessToken });
const credits = () => balanceOf(test.database.sql, buyer.user.id, 'credit');

/** What the bank says about an attempt, signed with its key. */
function signed(fields: Readonly<Record<string, string>>, changed: Readonly<Record<string, string>> = {}): string {
  const { oid = '', amount = '', currency = '', clientid = '' } = fields;
  const reply = new Map(
    Object.entries({
      oid,
      ReturnOid: oid,
      amount,
      currency,
      clientid,
      TranType: 'Auth',
      Response: 'Approved',
      ProcReturnCode: '00',
      mdStatus: '1',
      TransId: 'T-1',
      maskedCreditCard: '411111******1111',
      rnd: 'r',
      hashAlgorithm: 'ver3',
      ...changed,
    }),
  );
  return new URLSearchParams([...reply, ['HASH', hashVer3(reply, testSettings.storeKey)]]).toString();
}
const tell = (body: string) => carry(test.app, body);

describe('a packet of a lot [H07]', () => {
  const packet = { items: [{ product: 'plan-lot', quantity: 1 }], total: 490_000 };

  it('is paid only by companies', async () => {
    expect(await order(packet)).toMatchObject({ status: 403, error: 'company-needed' });
  });

  it('is paid only when the company is approved', async () => {
    const { sql } = test.database;
    await makeDealer(sql, buyer.user.id, 0);
    const waiting = await order(packet);
    expect([waiting.error, waiting.message]).toEqual(['company-waiting', expect.stringMatching(/odobrena|approved/)]);
    await sql`update company set status = 1 where user_id = ${buyer.user.id}`;
    expect((await order(packet)).status).toBe(200);
  });
});

describe('an order [M40, M41]', () => {
  it('has the items of the cart at current prices, with net and tax, and a form for the bank', async () => {
    await makeDealer(test.database.sql, buyer.user.id);
    const { order: made, form } = await started({
      items: [
        { product: 'credits-10', quantity: 2 },
        { product: 'plan-lot', quantity: 1 },
      ],
      total: 690_000,
    });
    expect(made).toMatchObject({
      state: 'redirected',
      is_waiting: true,
      currency: 'RSD',
      total: 690_000,
      net: 575_000,
      items: [
        { product: 'credits-10', quantity: 2, amount: 10, price: 200_000, net: 166_667, vat_percent: 20 },
        { product: 'plan-lot', quantity: 1, price: 490_000, net: 408_333 },
      ],
      tries: [{ state: 'started' }],
      paid_at: null,
    });
    expect(form.fields).toMatchObject({ amount: '6900.00', currency: '941', TranType: 'Auth' });
    const page = await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
    expect(page.status).toBe(200);
  });

  it.each([
    ['nothing', { items: [], total: 100 }, 422],
    ['a product that is not sold', { items: [{ product: 'credits-7', quantity: 1 }], total: 70_000 }, 422],
    ['a promotion, which belongs to an ad', { items: [{ product: 'boost-xl', quantity: 1 }], total: 60_000 }, 422],
    ['more of one than is sold at once', { items: [{ product: 'plan-lot', quantity: 2 }], total: 980_000 }, 422],
    ['one product twice', { items: [twenty.items[0], twenty.items[0]], total: 400_000 }, 422],
    ['a price that is no longer true', { ...twenty, total: 100 }, 409],
    ['half a product', { items: [{ product: 'credits-10', quantity: 0.5 }], total: 50_000 }, 422],
    ['less than nothing', { items: [{ product: 'credits-10', quantity: -1 }], total: 100 }, 422],
  ])('of %s is refused, and none is made', async (_, body, status) => {
    expect((await order(body)).status).toBe(status);
    expect((await test.call('GET', '/orders', undefined, { as: buyer.accessToken })).data).toEqual([]);
  });

  it('returns the present sum if prices have changed', async () => {
    expect(await order({ ...twenty, total: 190_000 })).toMatchObject({ error: 'conflict', data: { total: 200_000 } });
  });

  it('sent twice is one order and one visit to the bank', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(twenty, key)));
    const all = answers.map(({ data }) => data as Started);
    expect(new Set(all.map((one) => one.order.id)).size).toBe(1);
    expect(new Set(all.map(({ form }) => form.fields['oid'])).size).toBe(1);
  });

  it('is seen by its buyer alone', async () => {
    const { order: made } = await started();
    expect((await read(made.id, await test.person())).status).toBe(404);
    expect((await read(crypto.randomUUID())).status).toBe(404);
    expect((await read('7')).status).toBe(404);
  });
});

describe('a payment by card [M42, T10]', () => {
  it('is fulfilled once, however often and late the bank reports it', async () => {
    const { order: made, form } = await started();
    expect(await credits()).toBe(0);
    const body = signed(form.fields);
    expect((await tell(body)).body).toBe('APPROVED');
    await Promise.all([tell(body), tell(body), tell(body)]);
    expect(await credits()).toBe(20);
    expect((await read(made.id)).data).toMatchObject({
      state: 'captured',
      is_waiting: false,
      tries: [{ state: 'paid', reason: '', card: '411111******1111' }],
    });
    await tell(signed(form.fields, { Response: 'Declined', ProcReturnCode: '05' }));
    expect((await read(made.id)).data).toMatchObject({ state: 'captured' });
  });

  it('of a packet begins it now, and the next one after it, with the credits of each month', async () => {
    await makeDealer(test.database.sql, buyer.user.id);
    const packet = { items: [{ product: 'plan-lot', quantity: 1 }], total: 490_000 };
    await tell(signed((await started(packet)).form.fields));
    await tell(signed((await started(packet)).form.fields));
    const plans = await test.database.sql<{ starts_at: Date; ends_at: Date }[]>`
      select starts_at, ends_at from user_plan where user_id = ${buyer.user.id} order by starts_at`;
    expect(plans).toHaveLength(2);
    expect(plans[1]?.starts_at).toEqual(plans[0]?.ends_at);
    expect(await credits()).toBe(60);
  });

  it.each([
    ['a card without money', { Response: 'Declined', ProcReturnCode: '51' }, 'insufficient-funds'],
    ['a failed 3-D Secure', { Response: 'Declined', ProcReturnCode: '99', mdStatus: '0' }, 'not-authenticated'],
  ])('that is declined for %s gives nothing, says why, and can be tried again', async (_, said, reason) => {
    const { order: made, form } = await started();
    expect((await tell(signed(form.fields, said))).statusCode).toBe(200);
    expect((await read(made.id)).data).toMatchObject({ state: 'declined', tries: [{ state: 'declined', reason }] });
    const again = await test.call('POST', '/orders/pay', { order_id: made.id }, { as: buyer.accessToken });
    const { form: second } = again.data as Started;
    expect(second.fields['oid']).not.toBe(form.fields['oid']);
    await tell(signed(second.fields));
    expect(await credits()).toBe(20);
    expect((await test.call('POST', '/orders/pay', { order_id: made.id }, { as: buyer.accessToken })).status).toBe(409);
  });

  it('that was declined and is approved after all is paid: the money has moved', async () => {
    const { form } = await started();
    await tell(signed(form.fields, { Response: 'Declined', ProcReturnCode: '05' }));
    await tell(signed(form.fields));
    expect(await credits()).toBe(20);
  });

  it('made twice for one order is granted once; an administrator gives the second one back', async () => {
    const { order: made, form } = await started();
    const again = await test.call('POST', '/orders/pay', { order_id: made.id }, { as: buyer.accessToken });
    const { form: second } = again.data as Started;
    await Promise.all([tell(signed(form.fields)), tell(signed(second.fields))]);
    expect(await credits()).toBe(20);
    const { tries }: { tries: { state: string; reason: string }[] } = (await read(made.id)).data;
    expect(tries.map(({ state }) => state).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'paid',
      'review',
    ]);
    expect(tries.find(({ state }) => state === 'review')?.reason).toBe('paid-twice');
  });

  it.each([
    ['another amount', { amount: '1.00' }, 'amount-differs'],
    ['another currency', { currency: '978' }, 'currency-differs'],
    ['another merchant', { clientid: '900000002' }, 'client-differs'],
    ['a 3-D Secure result that is not enough', { mdStatus: '7' }, 'md-status'],
  ])('of %s is granted by nobody: an administrator looks', async (_, said, reason) => {
    const { order: made, form } = await started();
    await tell(signed(form.fields, said));
    expect(await credits()).toBe(0);
    expect((await read(made.id)).data).toMatchObject({ state: 'redirected', tries: [{ state: 'review', reason }] });
    expect((await test.call('POST', '/orders/pay', { order_id: made.id }, { as: buyer.accessToken })).status).toBe(409);
  });

  it.each([
    ['with a wrong hash', (body: string) => body.replace(/HASH=.{6}/, 'HASH=AAAAAA')],
    ['that names a field twice', (body: string) => `${body}&amount=1.00`],
    ['with an array', (body: string) => `${body}&amount%5B%5D=1.00`],
    ['that is empty', () => ''],
  ])('told %s changes nothing', async (_, spoil) => {
    const { order: made, form } = await started();
    expect((await tell(spoil(signed(form.fields)))).statusCode).toBe(400);
    expect((await read(made.id)).data).toMatchObject({ state: 'redirected', is_waiting: true });
    expect(await credits()).toBe(0);
  });

  it('is refused if its attempt is unknown', async () => {
    const { form } = await started();
    expect((await tell(signed({ ...form.fields, oid: '1-unknown' }))).statusCode).toBe(404);
  });
});

describe('a payment of which nothing was heard [M42]', () => {
  const later = (minutes: number) => new Date(test.now + minutes * 60_000);
  const ask = (minutes: number) =>
    settleWaiting(
      { sql: test.database.sql, sellers: localSellers },
      nestpayGateway({ ...testSettings, url: bank.url }),
      later(minutes),
    );

  /** Pays at the bank by a card of which no callback comes. */
  async function payAtBank({ form }: Started) {
    const page = await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
    const visit = /name="visit" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
    const paid = await fetch(`${bank.url}/card`, {
      method: 'POST',
      body: new URLSearchParams({ visit, card: testCards.noCallback.number }),
    });
    expect(paid.status).toBe(200);
  }

  it('is asked for at the bank, and given', async () => {
    const made = await started();
    await payAtBank(made);
    expect(await ask(0)).toBe(0);
    expect(await ask(1)).toBe(1);
    expect(await ask(2)).toBe(0);
    expect(await credits()).toBe(20);
    expect((await read(made.order.id)).data).toMatchObject({ state: 'captured', is_waiting: false });
  });

  it('that never reached the bank is over after a day', async () => {
    const made = await started();
    await ask(1);
    expect((await read(made.order.id)).data).toMatchObject({ is_waiting: true });
    await ask(60 * 25);
    expect((await read(made.order.id)).data).toMatchObject({ state: 'declined', tries: [{ reason: 'abandoned' }] });
  });
});

describe('without a bank', () => {
  it('card payments are off, and nothing is ordered', async () => {
    const without = await openTestAccounts();
    const ana = await without.person();
    await without.database.sql`update users set status = 1 where id = ${ana.user.id}`;
    const asked = { as: ana.accessToken, headers: { 'idempotency-key': crypto.randomUUID() } };
    expect(await without.call('POST', '/cart/checkout', twenty, asked)).toMatchObject({
      status: 503,
      error: 'payment-unavailable',
    });
    await without.close();
  });
});
