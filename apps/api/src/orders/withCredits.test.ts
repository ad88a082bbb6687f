import { listingStatus } from '@volan/domain-rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { nestpayGateway } from '../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../payments/nestpay/testing/signedBody.ts';
import { localSellers } from '../platform/brands/readSellers.ts';
import { openTestSelling } from '../selling/sellingTesting.ts';
import { giveCredits } from '../testing/giveCredits.ts';
import { makeDealer } from '../testing/insertCompany.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { settleAttempt, type Settlement } from './settleAttempt.ts';

const test = openedForFile(() =>
  openTestSelling({ gateway: nestpayGateway({ ...testSettings, url: 'http://127.0.0.1:1' }) }),
);
let seller: TestPerson;
let ad: number;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  seller = await test.seller();
  await makeDealer(test.database.sql, seller.user.id);
  const { data } = await test.publish(seller, { vin: [] });
  ad = (data as { id: number }).id;
  await setStatus(listingStatus.active);
  await giveCredits(test, seller.user.id, 10);
});
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

const setStatus = (status: number) => test.database.sql`update ad set status = ${status} where id = ${ad}`;
const credits = () => balanceOf(test.database.sql, seller.user.id, 'credit');
const promotions = async () => (await test.database.sql`select from ad_boost where ad_id = ${ad}`).count;

const packet = { product: 'plan-lot', quantity: 1 };
const both = () => [{ product: 'boost-xl', quantity: 1, ad_id: ad }, packet];

interface Beside {
  readonly shown?: number;
  readonly total?: number;
  readonly items?: readonly object[];
  readonly key?: string;
}
const checkout = ({ shown = 6, total = 4900_00, items = both(), key = crypto.randomUUID() }: Beside = {}) =>
  test.call(
    'POST',
    '/cart/checkout',
    { items, total, credits: shown },
    { as: seller.accessToken, headers: { 'idempotency-key': key } },
  );
interface OwnOrder {
  readonly state: string;
  readonly total: number;
  readonly items: readonly { readonly product: string }[];
  readonly in_credits: readonly object[];
  readonly begun_for: object | null;
}
const orders = async () =>
  (await test.call('GET', '/orders', undefined, { as: seller.accessToken })).data as readonly OwnOrder[];
const settle = async (settlement: Settlement) => {
  const [attempt] = await test.database.sql<{ id: string }[]>`
    select id from payment_attempt order by created_at desc limit 1`;
  if (!attempt) throw new Error('An order that was begun has an attempt.');
  return settleAttempt({ sql: test.database.sql, sellers: localSellers }, attempt.id, settlement, new Date(test.now));
};

describe('a cart of which credits pay a part [J32, M40]', () => {
  it('is promoted at once with credits, and the packet is an order of its own price', async () => {
    expect((await checkout()).status).toBe(200);
    expect([await credits(), await promotions()]).toEqual([4, 1]);
    const [made] = await orders();
    expect(made).toMatchObject({
      state: 'redirected',
      total: 4900_00,
      items: [{ product: 'plan-lot' }],
      in_credits: [{ product: 'boost-xl', credits: 6, ad: { id: ad } }],
    });
  });

  it('is paid once, however often and at once it is sent', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => checkout({ key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await credits(), await promotions(), (await orders()).length]).toEqual([4, 1, 1]);
  });

  it('keeps only unpaid items in the cart', async () => {
    const cart = { [`boost-xl-ad-${ad}`]: { product: 'boost-xl', quantity: 1, ad }, 'plan-lot': packet };
    const collected = { compared: { last: null, lists: {} }, history: [], cart };
    await test.call('PUT', '/collected/save', collected, { as: seller.accessToken });
    const held = async () => {
      const { data } = await test.call('GET', '/collected', null, { as: seller.accessToken });
      return Object.keys((data as { cart: object }).cart);
    };
    await checkout();
    expect(await held()).toEqual(['plan-lot']);
    await settle({ state: 'paid', facts: {} });
    expect(await held()).toEqual([]);
  });

  it('keeps its promotion where the bank declines, and is paid by another try without credits', async () => {
    const key = crypto.randomUUID();
    await checkout({ key });
    await settle({ state: 'declined', reason: 'insufficient-funds', facts: {} });
    expect((await orders())[0]).toMatchObject({ state: 'declined', in_credits: [{ product: 'boost-xl' }] });
    expect((await checkout({ key })).status).toBe(200);
    await settle({ state: 'paid', facts: {} });
    expect([await promotions(), (await orders()).map(({ state }) => state)]).toEqual([1, ['captured']]);
  });

  it('is another order than the whole cart for money, also by the same key', async () => {
    const key = crypto.randomUUID();
    const whole = { items: both(), total: 5500_00 };
    const headers = { 'idempotency-key': key };
    expect((await test.call('POST', '/cart/checkout', whole, { as: seller.accessToken, headers })).status).toBe(200);
    expect((await checkout({ key })).status).toBe(200);
    expect((await orders()).map(({ total }) => total)).toEqual([4900_00, 5500_00]);
  });

  it('is ordered whole or not at all: too few credits, an ad that went, prices that changed', async () => {
    const large = [...both(), { product: 'boost-top', quantity: 1, ad_id: ad }];
    const short = await checkout({ items: large, shown: 15 });
    expect([short.status, short.error, short.data]).toEqual([402, 'not-enough-credits', { missing: 5 }]);
    expect((await checkout({ shown: 5 })).error).toBe('conflict');
    expect((await checkout({ total: 100 })).data).toEqual({ total: 4900_00 });
    expect((await checkout({ items: both().slice(0, 1) })).errors).toEqual({ items: ['gone'] });
    await setStatus(listingStatus.sold);
    expect((await checkout()).errors).toEqual({ items: ['gone'] });
    expect([await orders(), await credits(), await promotions()]).toEqual([[], 10, 0]);
  });
});

describe('credits that are bought for a promotion [J32, M40]', () => {
  const ten = { items: [{ product: 'credits-10', quantity: 1 }], total: 1000_00 };
  const begin = async (begunFor: object, body: object = ten) =>
    test.call(
      'POST',
      '/cart/checkout',
      { ...body, begun_for: begunFor },
      {
        as: seller.accessToken,
        headers: { 'idempotency-key': crypto.randomUUID() },
      },
    );
  const begunFor = async () => (await orders()).map(({ begun_for: promotion }) => promotion);

  it('lead back to it, also where the first card was declined', async () => {
    const begun = await begin({ ad_id: ad, tier: 'home' });
    const { order } = begun.data as { order: { id: string; begun_for: object } };
    expect(order.begun_for).toEqual({ ad_id: ad, tier: 'home' });
    await settle({ state: 'declined', reason: 'insufficient-funds', facts: {} });
    await test.call('POST', '/orders/pay', { order_id: order.id }, { as: seller.accessToken });
    await settle({ state: 'paid', facts: {} });
    expect((await orders())[0]).toMatchObject({ state: 'captured', begun_for: { ad_id: ad, tier: 'home' } });
  });

  it('name the promotion that was wanted last, where the same order is sent again', async () => {
    const key = crypto.randomUUID();
    const headers = { 'idempotency-key': key };
    for (const tier of ['home', 'top']) {
      const body = { ...ten, begun_for: { ad_id: ad, tier } };
      await test.call('POST', '/cart/checkout', body, { as: seller.accessToken, headers });
    }
    expect(await begunFor()).toEqual([{ ad_id: ad, tier: 'top' }]);
  });

  it('lead nowhere once the ad is not active, or was promoted', async () => {
    await begin({ ad_id: ad });
    expect(await begunFor()).toEqual([{ ad_id: ad, tier: null }]);
    await setStatus(listingStatus.paused);
    expect(await begunFor()).toEqual([null]);
    await setStatus(listingStatus.active);
    await test.database.sql`update purchase_order set created_at = created_at - interval '1 minute'`;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await test.call('POST', '/boosts', { ad_id: ad, tier: 'xl' }, { as: seller.accessToken, headers });
    expect([await promotions(), await begunFor()]).toEqual([1, [null]]);
  });

  it('are ordered all the same for an ad of somebody else, or none, which is forgotten', async () => {
    const other = await test.seller();
    const { data } = await test.publish(other, { vin: [] });
    const foreign = (data as { id: number }).id;
    await test.database.sql`update ad set status = ${listingStatus.active} where id = ${foreign}`;
    expect((await begin({ ad_id: foreign, tier: 'home' })).status).toBe(200);
    expect((await begin({ ad_id: 2_147_483_647 })).status).toBe(200);
    const held = await test.database.sql`
      select from purchase_order where user_id = ${seller.user.id} and begun_for_ad is not null`;
    expect([await begunFor(), held.count]).toEqual([[null, null], 0]);
    expect((await begin({ ad_id: ad, tier: 'gold' })).status).toBe(422);
  });
});
