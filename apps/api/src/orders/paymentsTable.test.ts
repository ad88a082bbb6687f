import type { CallMeta, listPayments, ManagedPayment } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { germany, openTestRefunds, serbia } from './refunds/refundTesting.ts';

const test = openedForFile(openTestRefunds);

beforeEach(async () => {
  await test.begin();
  await test.database.sql`truncate purchase_order cascade`;
});

type Attempt = {
  state?: ManagedPayment['state'];
  method?: ManagedPayment['method'];
  currency?: 'RSD' | 'EUR';
  kind?: 'credits' | 'plan';
  /** In minor units. */
  amount?: number;
  /** Minor units that were given back; absent: all where the state says so. */
  givenBack?: number;
  at?: string;
};

/** Inserts a payment of the buyer with the given state. */
async function insertPayment(id: string, attempt: Attempt = {}) {
  const { state = 'paid', method = 'card', currency = 'RSD', kind = 'credits', amount = 1000, givenBack } = attempt;
  const { sql } = test.database;
  const at = attempt.at ?? '2026-03-03T10:00:00Z';
  const [order] = await sql<{ id: string }[]>`
    insert into purchase_order (user_id, key, brand, language, currency, total, net, state, created_at)
    values (${test.buyer.user.id}, ${id}, 'volan', 'rs', ${currency}, ${amount}, ${amount}, 'new', ${at}) returning id`;
  const orderId = order?.id ?? '';
  await sql`
    insert into purchase_order_item (order_id, place, product, kind, quantity, amount, price, net, vat_percent)
    values (${orderId}, 0, ${kind === 'plan' ? 'plan-lot' : 'credits-10'}, ${kind}, 1, 10, ${amount}, ${amount}, 20)`;
  await sql`
    insert into payment_attempt (id, order_id, amount, currency, state, method, refund_amount, created_at)
    values (${id}, ${orderId}, ${amount}, ${currency}, ${state}, ${method}, ${givenBack ?? null}, ${at})`;
}

const list = (query: string, by: TestPerson = test.vera) =>
  test.call('GET', `/admin/payments?${query}`, null, { as: by.accessToken });

/** The numbers of the payments that are found, in their order. */
const found = async (query: string, by?: TestPerson) =>
  ((await list(query, by)).data as ManagedPayment[]).map(({ attempt_id: id }) => id);

const metaOf = async (query: string, by?: TestPerson) =>
  (JSON.parse((await list(query, by)).body) as { meta: CallMeta<typeof listPayments> }).meta;

/** The table as a file. */
async function file(query: string, by: TestPerson = test.vera): Promise<string> {
  const headers = { 'x-app-version': 'test', authorization: `Bearer ${by.accessToken}` };
  return (await test.app.inject({ url: `/api/admin/export/payments?${query}`, headers })).body;
}

describe('the table of payments [J135]', () => {
  it('shows all payments, and counts those under review with any filter', async () => {
    await insertPayment('paid');
    await insertPayment('strange', { state: 'review', at: '2026-03-02T10:00:00Z' });
    expect(await found('')).toEqual(['paid', 'strange']);
    expect(await found('state=review')).toEqual(['strange']);
    expect(await metaOf('state=paid')).toMatchObject({ total: 1, review: 1 });
  });

  it.each([
    ['payment_type=transfer', ['other']],
    ['payment_type=card', ['usual']],
    ['kind=plan', ['other']],
    ['kind=credits', ['usual']],
    ['payment_type=card&kind=plan', []],
    [`country_id=${serbia}`, ['usual', 'other']],
    [`country_id=${germany}`, []],
  ])('is narrowed by %s', async (query, ids) => {
    await insertPayment('usual');
    await insertPayment('other', { method: 'transfer', kind: 'plan', at: '2026-03-02T10:00:00Z' });
    expect(await found(query)).toEqual(ids);
    expect((await metaOf(query)).total).toBe(ids.length);
  });

  it('is narrowed by days, which begin and end where its brand is', async () => {
    await insertPayment('first', { at: '2026-03-01T22:59:59Z' });
    await insertPayment('second', { at: '2026-03-01T23:00:00Z' });
    await insertPayment('third', { at: '2026-03-02T23:00:00Z' });
    expect(await found('date_from=2026-03-02')).toEqual(['third', 'second']);
    expect(await found('date_to=2026-03-02')).toEqual(['second', 'first']);
    expect(await found('date_from=2026-03-02&date_to=2026-03-02')).toEqual(['second']);
    expect((await list('date_from=2026-02-30')).status).toBe(400);
  });

  it('sums received and refunded money of all filtered payments, for each currency', async () => {
    await insertPayment('a', { amount: 1000 });
    await insertPayment('b', { amount: 5000, state: 'refunded', givenBack: 2000 });
    await insertPayment('c', { amount: 700, state: 'refunded' });
    await insertPayment('d', { amount: 900, state: 'declined' });
    await insertPayment('e', { amount: 50, currency: 'EUR' });
    const rsd = { currency: 'RSD', count: 4, paid_count: 3, paid: 6700, refunded: 2700, declined_count: 1 };
    const eur = { currency: 'EUR', count: 1, paid_count: 1, paid: 50, refunded: 0, declined_count: 0 };
    expect((await metaOf('')).sums).toEqual([eur, rsd]);
    expect((await metaOf('page=2')).sums).toEqual([eur, rsd]);
    expect((await metaOf('state=refunded')).sums).toEqual([
      { ...rsd, count: 2, paid_count: 2, paid: 5700, declined_count: 0 },
    ]);
  });

  it('holds for a regional administrator, in rows, sums, counts and file, their own country only [H04]', async () => {
    await insertPayment('strange', { state: 'review' });
    const [near, far] = [await test.administrator(6), await test.administrator(6, germany)];
    expect(await found('', near)).toEqual(['strange']);
    expect(await found(`country_id=${serbia}`, far)).toEqual([]);
    expect(await metaOf(`country_id=${serbia}`, far)).toMatchObject({ total: 0, review: 0, sums: [] });
    expect([await file('', near), await file('', far)].map((text) => text.includes('"strange"'))).toEqual([
      true,
      false,
    ]);
  });

  it('is taken away as it is narrowed', async () => {
    await insertPayment('usual');
    await insertPayment('other', { method: 'transfer' });
    const text = await file('payment_type=transfer&date_from=2026-03-03');
    expect(text).toContain('"other"');
    expect(text).not.toContain('"usual"');
  });
});
