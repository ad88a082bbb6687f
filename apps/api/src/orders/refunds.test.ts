import type { ManagedPayment } from '@volan/api-contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/checkLedger.ts';
import { balanceOf, post as move } from '../ledger/transfers.ts';
import { nestpayGateway } from '../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../payments/nestpay/testing/signedBody.ts';
import { GatewayUnavailable, type PaymentGateway } from '../payments/PaymentGateway.ts';
import { pdfText } from '@volan/documents/testing';
import { localSellers } from '../platform/brands/readSellers.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openCardGateway, type CardGateway } from '../testing/cardGateway/openCardGateway.ts';
import { testCards } from '../testing/cardGateway/testCards.ts';
import { openTestAccounts, type TestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { settleWaiting } from './followPayments.ts';
import { finishRefunds } from './refundPayment.ts';

let bank: CardGateway;
let real: PaymentGateway;
/** The bank with what a test changes of it. */
let changed: Partial<PaymentGateway> = {};
let test: TestAccounts;
let buyer: TestPerson;
let vera: TestPerson;

/** Serbia and Germany. */
const [serbia, germany] = [688, 276];

async function administrator(group: 1 | 6 = 1, country = serbia): Promise<TestPerson> {
  const person = await test.person();
  const { id } = person.user;
  await test.database.sql`update users set status = 1, country_id = ${country} where id = ${id}`;
  await test.database.sql`insert into user_group (user_id, group_id) values (${id}, ${group})`;
  await test.database.sql`update session set second_factor_at = now() where user_id = ${id}`;
  return person;
}

beforeAll(async () => {
  bank = await openCardGateway(testSettings);
  real = nestpayGateway({ ...testSettings, url: bank.url });
  const gateway: PaymentGateway = {
    ...real,
    queryStatus: (id) => ({ ...real, ...changed }).queryStatus(id),
    refund: (id, money) => ({ ...real, ...changed }).refund(id, money),
    void: (id) => ({ ...real, ...changed }).void(id),
  };
  test = await openTestAccounts({ gateway });
});
afterAll(async () => {
  await test.close();
  await bank.close();
});
beforeEach(async () => {
  changed = {};
  await test.beginAnew();
  [buyer, vera] = [await test.person(), await administrator()];
  await test.database.sql`update users set status = 1, country_id = ${serbia} where id = ${buyer.user.id}`;
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
const refuses = async () => ({ done: false, code: '99', message: 'No' }) as const;

async function payAtBank({ form }: Started, card: string = testCards.noCallback.number): Promise<string> {
  const page = await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
  const visit = /name="visit" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
  await fetch(`${bank.url}/card`, { method: 'POST', body: new URLSearchParams({ visit, card }) });
  return form.fields['oid'] ?? '';
}
const order = async (product = 'credits-10', quantity = 2, total = 200_000, ad?: number) => {
  const asked = { as: buyer.accessToken, headers: { 'idempotency-key': crypto.randomUUID() } };
  return (
    await test.call(
      'POST',
      '/cart/checkout',
      { items: [{ product, quantity, ...(ad && { ad_id: ad }) }], total },
      asked,
    )
  ).data as Started;
};
const again = async (id: string) =>
  (await test.call('POST', '/orders/pay', { order_id: id }, { as: buyer.accessToken })).data as Started;
/** The bank is asked about what waits: a minute later by its clock. */
const hear = () => settleWaiting({ sql: test.database.sql, sellers: localSellers }, real, new Date(test.now + 60_000));
const paid = async (...what: Parameters<typeof order>) => {
  const id = await payAtBank(await order(...what));
  await hear();
  return id;
};
/** Paid at the bank, while what we heard of it was not enough. */
const inReview = async (reason = 'md-status') => {
  const id = await payAtBank(await order());
  await test.database.sql`
    update payment_attempt set state = 'review', reason = ${reason}, next_check_at = null where id = ${id}`;
  return id;
};
const decide = (action: 'refund' | 'accept', id: string, by = vera) =>
  test.call(
    'POST',
    `/admin/payments/${action}`,
    { attempt_id: id, reason: 'Kupac se predomislio' },
    { as: by.accessToken },
  );
const refund = (id: string, by = vera) => decide('refund', id, by);
const credits = () => balanceOf(test.database.sql, buyer.user.id, 'credit');
const list = async (query: string, by = vera) => {
  const answer = await test.call('GET', `/admin/payments?${query}`, null, { as: by.accessToken });
  return (answer.data as ManagedPayment[]).filter(({ user }) => user.id === buyer.user.id);
};
const audited = async () => {
  const rows = await test.database.sql<{ action: string }[]>`
    select action from audit_entry where subject_id = ${buyer.user.id} order by id`;
  return rows.map(({ action }) => action);
};
const stateOf = async (id: string) => {
  const [row] = await test.database.sql<object[]>`
    select p.state, o.state as order, refund_began_at is not null as refunding
    from payment_attempt p join purchase_order o on o.id = order_id where p.id = ${id}`;
  return row;
};

describe('a refund of a paid order [M43, M44]', () => {
  it('gives the money back once and takes the credits back, however often it is asked for', async () => {
    const id = await paid();
    expect(await credits()).toBe(20);
    const together = await Promise.all([refund(id), refund(id), refund(id)]);
    expect(together.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(together.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await refund(id)).data).toMatchObject({
      state: 'refunded',
      order: { state: 'refunded' },
      is_refunding: false,
    });
    expect(await credits()).toBe(0);
    expect((await real.queryStatus(id)).state).toBe('refunded');
    expect((await real.refund(id, { amount: 1, currency: 'RSD' })).done).toBe(false);
    expect(await audited()).toEqual(['payment.refunded']);
  });

  it('takes its points back [M18]', async () => {
    const id = await paid();
    expect(await balanceOf(test.database.sql, buyer.user.id, 'point')).toBe(20);
    await refund(id);
    expect(await balanceOf(test.database.sql, buyer.user.id, 'point')).toBe(0);
  });

  it('is refused where credits of it were spent, and the bank is not asked', async () => {
    const id = await paid();
    const spent = { id: `test:${id}`, from: { userId: buyer.user.id }, to: 'revenue', unit: 'credit' } as const;
    await test.database.sql.begin((sql) => move(sql, { ...spent, amount: 3, kind: 'boost' }, new Date(test.now)));
    changed = { queryStatus: away };
    expect(await refund(id)).toMatchObject({ status: 402, error: 'not-enough-credits', data: { missing: 3 } });
    expect([await credits(), await stateOf(id)]).toEqual([17, { state: 'paid', order: 'captured', refunding: false }]);
  });

  it('voids what the bank does not refund any more or yet', async () => {
    const id = await paid();
    changed = { refund: refuses };
    expect((await refund(id)).status).toBe(200);
    expect((await real.queryStatus(id)).state).toBe('voided');
    expect(await credits()).toBe(0);
  });

  it('is released where the bank is away or refuses, and can be asked for again', async () => {
    const id = await paid();
    changed = { queryStatus: away };
    expect(await refund(id)).toMatchObject({ status: 503, error: 'payment-unavailable' });
    expect(await credits()).toBe(20);
    changed = { refund: refuses, void: refuses };
    expect(await refund(id)).toMatchObject({ status: 409, error: 'refund-refused' });
    expect([await credits(), await stateOf(id)]).toEqual([20, { state: 'paid', order: 'captured', refunding: false }]);
    expect(await audited()).toEqual([]);
    changed = {};
    expect((await refund(id)).status).toBe(200);
    expect(await credits()).toBe(0);
  });

  it('of which the answer was lost is found out by asking the bank, and made once', async () => {
    const id = await paid();
    changed = {
      refund: async (...asked) => {
        await real.refund(...asked);
        return away();
      },
    };
    expect((await refund(id)).status).toBe(503);
    expect([await credits(), await stateOf(id)]).toEqual([0, { state: 'paid', order: 'captured', refunding: true }]);
    expect(await list('state=paid')).toMatchObject([{ attempt_id: id, is_refunding: true }]);
    expect(await finishRefunds(test.database.sql, real, () => test.now)).toBe(1);
    expect(await stateOf(id)).toEqual({ state: 'refunded', order: 'refunded', refunding: false });
    expect(await finishRefunds(test.database.sql, real, () => test.now)).toBe(0);
    expect([await credits(), await audited()]).toEqual([0, ['payment.refunded']]);
  });

  it('of a part gives back that part, once, with a credit note, and leaves the rest', async () => {
    const id = await paid();
    const part = { attempt_id: id, reason: 'Jedan paket je greška', items: [{ place: 0, quantity: 1 }] };
    const send = (body: object) => test.call('POST', '/admin/payments/refund', body, { as: vera.accessToken });
    const many = { ...part, items: [{ place: 0, quantity: 3 }] };
    expect([(await send(many)).error, (await send({ ...part, items: [{ place: 4, quantity: 1 }] })).error]).toEqual([
      'validation',
      'validation',
    ]);
    await Promise.all([send(part), send(part)]);
    expect(await credits()).toBe(10);
    // it was given back once: nothing else can be
    expect((await refund(id)).error).toBe('conflict');
    expect((await send({ ...part, items: [{ place: 0, quantity: 2 }] })).error).toBe('conflict');
    expect((await send(part)).data).toMatchObject({
      state: 'refunded',
      order: { state: 'captured', items: [{ refunded: 1, quantity: 2 }] },
    });
    expect(await balanceOf(test.database.sql, buyer.user.id, 'point')).toBe(10);
    expect((await real.queryStatus(id)).state).toBe('refunded');
    expect((await real.refund(id, { amount: 100_001, currency: 'RSD' })).done).toBe(false);
    expect(await credits()).toBe(10);
    const [note] = await test.database
      .sql`select number, facts -> 'lines' as lines from credit_note where attempt_id = ${id}`;
    expect(note).toMatchObject({ lines: [{ quantity: 1, gross: 100_000, net: 83_334, vat: 16_666 }] });
    const { order_id: key } = (
      await test.database.sql`
      select public_id as order_id from purchase_order o join payment_attempt p on p.order_id = o.id where p.id = ${id}`
    )[0]!;
    const file = await test.app.inject({
      url: `/api/orders/${key}/receipt`,
      headers: { 'x-app-version': 'test', authorization: `Bearer ${buyer.accessToken}`, 'accept-language': 'rs' },
    });
    const [receipt, creditNote] = await pdfText(file.rawPayload);
    expect(receipt).toContain('2.000,00');
    expect(creditNote).toMatch(/Knjižno odobrenje KO-VOLAN-\d{4}-\d{6}[^]*VOLAN-\d{4}-\d{6}[^]*-1\.000,00/);
    const mails = await test.database
      .sql`select from mail where recipient = ${buyer.email} and template = 'credit-note'`;
    expect(mails).toHaveLength(1);
  });

  it('of a part is refused where the bank would only take back all of it', async () => {
    const id = await paid();
    changed = { refund: refuses };
    const part = { attempt_id: id, reason: 'Jedan paket je greška', items: [{ place: 0, quantity: 1 }] };
    expect((await test.call('POST', '/admin/payments/refund', part, { as: vera.accessToken })).error).toBe(
      'refund-refused',
    );
    expect([(await real.queryStatus(id)).state, await credits()]).toEqual(['approved', 20]);
  });

  it('of a promotion ends it and takes back the credits that it had cost', async () => {
    const ad = await insertAd(test.database.sql, { seller: buyer.user.id });
    const id = await paid('boost-xl', 1, 600_00, ad);
    const boosts = () =>
      test.database.sql`select from ad_boost where ad_id = ${ad} and ends_at > ${new Date(test.now + 2000)}`;
    expect([(await boosts()).length, await credits()]).toEqual([1, 0]);
    test.now += 120_000;
    expect((await refund(id)).status).toBe(200);
    expect([(await boosts()).length, await credits()]).toEqual([0, 0]);
  });

  it('of a packet ends it and takes its credits back', async () => {
    const id = await paid('plan-lot', 1, 490_000);
    expect(await credits()).toBe(30);
    test.now += 120_000;
    expect((await refund(id)).status).toBe(200);
    const plans = await test.database.sql`
      select from user_plan where user_id = ${buyer.user.id} and ends_at > ${new Date(test.now)}`;
    expect([plans.length, await credits()]).toEqual([0, 0]);
  });

  it('is not possible of what nobody paid', async () => {
    const id = (await order()).form.fields['oid'] ?? '';
    expect((await refund(id)).status).toBe(409);
    expect((await refund('1-nobody')).status).toBe(404);
  });
});

describe('a payment that has to be looked at [M42, M43]', () => {
  it('and is a second one of its order is given back without the credits', async () => {
    const first = await order();
    const id = await payAtBank(first);
    const second = await payAtBank(await again(first.order.id));
    await hear();
    const [waiting] = await list('');
    expect(waiting).toMatchObject({ state: 'review', reason: 'paid-twice', order: { state: 'captured' } });
    expect([id, second]).toContain(waiting?.attempt_id);
    const accepted = await decide('accept', waiting?.attempt_id ?? '');
    expect(accepted.status).toBe(409);
    expect((await refund(waiting?.attempt_id ?? '')).data).toMatchObject({
      state: 'refunded',
      order: { state: 'captured' },
    });
    expect(await credits()).toBe(20);
    expect(await list('')).toEqual([]);
    expect(await list('state=all')).toHaveLength(2);
  });

  it('is given back, and its order can be paid again', async () => {
    const id = await inReview();
    expect((await refund(id)).data).toMatchObject({ state: 'refunded', order: { state: 'declined' } });
    expect((await real.queryStatus(id)).state).toBe('refunded');
    expect(await credits()).toBe(0);
  });

  it('and was never taken by the bank is declined', async () => {
    const id = await payAtBank(await order(), testCards.declined.number);
    await test.database
      .sql`update payment_attempt set state = 'review', reason = 'contradiction', next_check_at = null where id = ${id}`;
    expect((await refund(id)).data).toMatchObject({ state: 'declined', order: { state: 'declined' } });
    expect(await audited()).toEqual(['payment.declined']);
  });

  it('is accepted where the bank confirms it, once', async () => {
    const id = await inReview();
    expect((await decide('accept', id)).data).toMatchObject({ state: 'paid', order: { state: 'captured' } });
    expect((await decide('accept', id)).status).toBe(409);
    expect([await credits(), await audited()]).toEqual([20, ['payment.accepted']]);
  });

  it.each([
    ['another amount was paid', { amount: 100 }],
    ['it does not say how much', { amount: null }],
    ['it was declined', { state: 'declined' as const }],
  ])('is not accepted where %s', async (_, said) => {
    const id = await inReview();
    changed = { queryStatus: async (asked) => ({ ...(await real.queryStatus(asked)), ...said }) };
    expect((await decide('accept', id)).status).toBe(409);
    changed = { queryStatus: away };
    expect((await decide('accept', id)).status).toBe(503);
    expect(await credits()).toBe(0);
  });

  it('is not accepted where it was paid in another currency, which the bank does not tell', async () => {
    expect((await decide('accept', await inReview('currency-differs'))).status).toBe(409);
  });
});

describe('who decides about payments [H03, H04]', () => {
  it('is head office, and nobody about the own one', async () => {
    const id = await paid();
    for (const by of [buyer, await administrator(6)]) {
      expect((await refund(id, by)).status).toBe(403);
      expect((await decide('accept', id, by)).status).toBe(403);
    }
    await test.database.sql`insert into user_group (user_id, group_id) values (${buyer.user.id}, 1)`;
    await test.database.sql`update session set second_factor_at = now() where user_id = ${buyer.user.id}`;
    expect((await refund(id, buyer)).status).toBe(403);
    expect((await decide('accept', id, buyer)).status).toBe(403);
    expect(await credits()).toBe(20);
  });

  it('while regional administrators see the payments of their own country', async () => {
    const id = await paid();
    expect(await list('state=paid', await administrator(6))).toMatchObject([{ attempt_id: id, card: null }]);
    expect(await list('state=paid', await administrator(6, germany))).toEqual([]);
    expect((await test.call('GET', '/admin/payments', null, { as: buyer.accessToken })).status).toBe(403);
  });
});
