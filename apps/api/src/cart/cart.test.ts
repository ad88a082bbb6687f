import { listingStatus } from '@volan/domain-rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { settleAttempt } from '../orders/settleAttempt.ts';
import { nestpayGateway } from '../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../payments/nestpay/testing/signedBody.ts';
import { localSellers } from '../platform/brands/readSellers.ts';
import { openTestSelling } from '../selling/sellingTesting.ts';
import { giveCredits } from '../testing/giveCredits.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(() =>
  openTestSelling({ gateway: nestpayGateway({ ...testSettings, url: 'http://127.0.0.1:1' }) }),
);
let seller: TestPerson;
let active: number;
let pending: number;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  seller = await test.seller();
  active = await publish(seller);
  await setStatus(active, listingStatus.active);
  pending = await publish(seller, { description: ['Uplata unapred.'] });
});
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

async function publish(by: TestPerson, typed = {}) {
  const { data } = await test.publish(by, { vin: [], ...typed });
  return (data as { id: number }).id;
}
const setStatus = (id: number, status: number) => test.database.sql`update ad set status = ${status} where id = ${id}`;
const give = (amount: number, to = seller) => giveCredits(test, to.user.id, amount);
const credits = () => balanceOf(test.database.sql, seller.user.id, 'credit');
const tiersOf = async (id: number) =>
  (await test.database.sql<{ type: number }[]>`select type from ad_boost where ad_id = ${id} order by type`).map(
    ({ type }) => type,
  );

interface Item {
  readonly product: string;
  readonly quantity: number;
  readonly ad_id?: number;
}
const xl = (ad_id = active): Item => ({ product: 'boost-xl', quantity: 1, ad_id });
const top = (ad_id = active): Item => ({ product: 'boost-top', quantity: 1, ad_id });
const review = (ad_id = pending): Item => ({ product: 'review', quantity: 1, ad_id });

const newKey = (): string => crypto.randomUUID();
const pay = (items: readonly Item[], shown: number, { by = seller, key = newKey() } = {}) =>
  test.call(
    'POST',
    '/cart/pay-with-credits',
    { items, credits: shown },
    {
      as: by.accessToken,
      headers: { 'idempotency-key': key },
    },
  );
const order = async (items: readonly Item[], total: number) =>
  test.call(
    'POST',
    '/cart/checkout',
    { items, total },
    {
      as: seller.accessToken,
      headers: { 'idempotency-key': crypto.randomUUID() },
    },
  );
const orders = async () =>
  (await test.call('GET', '/orders', undefined, { as: seller.accessToken })).data as {
    state: string;
    items: { ad: { id: number; title: string } | null; is_used: boolean }[];
  }[];

/** The bank reports the state of the last attempt. */
const settle = async (state: 'paid') => {
  const [attempt] = await test.database.sql<{ id: string }[]>`
    select id from payment_attempt order by created_at desc limit 1`;
  return settleAttempt(
    { sql: test.database.sql, sellers: localSellers },
    attempt!.id,
    { state, facts: {} },
    new Date(test.now),
  );
};

describe('the cart of a seller [B02, M40]', () => {
  it('says for which ad each item is, whether it can still be bought, and how many credits there are', async () => {
    await give(7);
    const gone = await publish(seller);
    await setStatus(gone, listingStatus.active);
    await setStatus(gone, listingStatus.sold);
    const foreign = await publish(await test.seller());
    await setStatus(foreign, listingStatus.active);
    const items = [xl(), review(), xl(gone), xl(foreign), { product: 'credits-10', quantity: 2 }, top(pending)];
    const { data } = await test.call('POST', '/cart/lines', { items }, { as: seller.accessToken });
    const { lines, balance } = data as { lines: { ad: { id: number } | null; is_open: boolean }[]; balance: number };
    expect(balance).toBe(7);
    expect(lines.map(({ ad, is_open: isOpen }) => [ad?.id ?? null, isOpen])).toEqual([
      [active, true],
      [pending, true],
      [gone, false],
      [null, false],
      [null, true],
      [pending, false],
    ]);
  });
});

describe('an order of two tabs [M40, M41]', () => {
  it('is one, until it is paid: then the same items are another', async () => {
    const items = [{ product: 'credits-10', quantity: 1 }];
    const keyOf = async () => {
      const { data } = await test.call('POST', '/cart/lines', { items }, { as: seller.accessToken });
      return (data as { order_key: string }).order_key;
    };
    const send = (key: string) =>
      test.call(
        'POST',
        '/cart/checkout',
        { items, total: 100_000 },
        {
          as: seller.accessToken,
          headers: { 'idempotency-key': key },
        },
      );
    const [one, other] = [await keyOf(), await keyOf()];
    const begun = await Promise.all([send(one), send(other)]);
    expect(new Set(begun.map(({ data }) => (data as { order: { id: string } }).order.id)).size).toBe(1);
    await settle('paid');
    expect((await send(other)).error).toBe('conflict');
    expect((await send(await keyOf())).status).toBe(200);
    expect(await orders()).toHaveLength(2);
  });
});

describe('the cart of a user without a confirmed address [M03, B02]', () => {
  it('is read and kept, and not paid', async () => {
    const person = await test.person();
    const items = [{ product: 'credits-10', quantity: 1 }];
    const read = await test.call('POST', '/cart/lines', { items }, { as: person.accessToken });
    expect(read.data).toMatchObject({ lines: [{ product: 'credits-10', is_open: true }], balance: 0 });
    const paid = await test.call(
      'POST',
      '/cart/checkout',
      { items, total: 200_000 },
      { as: person.accessToken, headers: { 'idempotency-key': newKey() } },
    );
    expect(paid.error).toBe('forbidden');
  });
});

describe('a cart that is paid with credits [J32, M40]', () => {
  it('is paid whole, gives its items, and loses them', async () => {
    await give(20);
    await test.call(
      'PUT',
      '/collected/save',
      {
        compared: { last: null, lists: {} },
        history: [],
        cart: {
          [`boost-xl-ad-${active}`]: { product: 'boost-xl', quantity: 1, ad: active },
          'credits-10': { product: 'credits-10', quantity: 1 },
        },
      },
      { as: seller.accessToken },
    );
    expect((await pay([xl(), top(), review()], 16)).data).toEqual({ credits: 16, balance: 4 });
    expect(await tiersOf(active)).toEqual([2, 3]);
    const [paid] = await test.database.sql`select priority_id from ad_review where ad_id = ${pending}`;
    expect(paid?.['priority_id']).not.toBeNull();
    const { data } = await test.call('GET', '/collected', null, { as: seller.accessToken });
    expect(Object.keys((data as { cart: object }).cart)).toEqual(['credits-10']);
  });

  it('buys pictures for an ad that has no package yet [L13-L18]', async () => {
    await give(5);
    const pictures = { product: 'images-20', quantity: 1, ad_id: active };
    expect((await pay([pictures], 3)).data).toEqual({ credits: 3, balance: 2 });
    const { data } = await test.call('GET', `/ads/form/${active}`, null, { as: seller.accessToken });
    expect(data).toMatchObject({ bought_images: 20, max_pictures: 40 });
    expect((await pay([{ ...pictures, product: 'images-30' }], 4)).error).toBe('validation');
  });

  it('shows the paid items afterwards, to its buyer only', async () => {
    await give(20);
    const key = newKey();
    await pay([xl(), review()], 7, { key });
    const read = (by: TestPerson) => test.call('GET', `/cart/credit-payment/${key}`, null, { as: by.accessToken });
    const { data } = await read(seller);
    expect(data).toMatchObject({
      items: [
        { product: 'boost-xl', credits: 6, ad: { id: active } },
        { product: 'review', credits: 1, ad: { id: pending } },
      ],
      balance: 13,
    });
    expect((await read(await test.seller())).error).toBe('not-found');
  });

  it('is paid once, however often and at once it is sent', async () => {
    await give(30);
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => pay([xl(), top()], 15, { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await credits()).toBe(15);
    expect((await pay([xl()], 6, { key })).error).toBe('conflict');
    const other = await publish(seller);
    await setStatus(other, listingStatus.active);
    expect((await pay([xl(other), top(other)], 15, { key })).error).toBe('conflict');
    expect(await tiersOf(other)).toEqual([]);
  });

  it('is paid once from two tabs, and again when its buyer opens it again afterwards', async () => {
    await give(30);
    const keyOf = async () => {
      const { data } = await test.call('POST', '/cart/lines', { items: [xl()] }, { as: seller.accessToken });
      return (data as { credits_key: string }).credits_key;
    };
    const [one, other] = [await keyOf(), await keyOf()];
    const answers = await Promise.all([pay([xl()], 6, { key: one }), pay([xl()], 6, { key: other })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await credits()).toBe(24);
    await pay([xl()], 6, { key: await keyOf() });
    expect(await credits()).toBe(18);
  });

  it('is paid whole or not at all: too few credits, an ad that went, a price that changed', async () => {
    await give(10);
    const short = await pay([xl(), top()], 15);
    expect([short.status, short.error, short.data]).toEqual([402, 'not-enough-credits', { missing: 5 }]);
    await give(20);
    expect((await pay([xl(), top()], 14)).error).toBe('conflict');
    expect((await pay([xl(), top(pending)], 15)).error).toBe('validation');
    expect((await pay([{ product: 'credits-10', quantity: 1 }], 10)).error).toBe('validation');
    expect([await credits(), await tiersOf(active)]).toEqual([30, []]);
  });

  it('buys nothing for the ad of somebody else', async () => {
    const other = await test.seller();
    await give(20, other);
    expect((await pay([xl()], 6, { by: other })).error).toBe('validation');
    expect(await tiersOf(active)).toEqual([]);
  });
});

describe('a promotion that is paid with money [M40, M07]', () => {
  it('runs as soon as the bank has said yes, and its credits are spent', async () => {
    expect((await order([xl(), { product: 'credits-10', quantity: 1 }], 1600_00)).status).toBe(200);
    expect(await tiersOf(active)).toEqual([]);
    await settle('paid');
    expect([await tiersOf(active), await credits()]).toEqual([[2], 10]);
    const [made] = await orders();
    expect(made?.items.map(({ ad, is_used: isUsed }) => [ad?.id, isUsed])).toEqual([
      [active, true],
      [undefined, false],
    ]);
    expect(made?.items[0]?.ad?.title).not.toBe('');
  });

  it('leaves its credits to the buyer where the ad was sold meanwhile', async () => {
    await order([xl()], 600_00);
    await setStatus(active, listingStatus.sold);
    await settle('paid');
    expect([await tiersOf(active), await credits()]).toEqual([[], 6]);
    expect((await orders())[0]).toMatchObject({ state: 'captured', items: [{ is_used: false }] });
  });

  it('is not the order of before where its key comes with another ad', async () => {
    const other = await publish(seller);
    await setStatus(other, listingStatus.active);
    const key = crypto.randomUUID();
    const headers = { 'idempotency-key': key };
    const send = (ad: number) =>
      test.call('POST', '/cart/checkout', { items: [xl(ad)], total: 600_00 }, { as: seller.accessToken, headers });
    expect([(await send(active)).status, (await send(active)).status, (await send(other)).error]).toEqual([
      200,
      200,
      'conflict',
    ]);
  });

  it.each([
    ['for an ad that is not public', () => [top(pending)], 900_00],
    ['for no ad', () => [{ product: 'boost-xl', quantity: 1 }], 600_00],
    ['twice for one ad', () => [xl(), xl()], 1200_00],
    ['for an ad where it belongs to none', () => [{ product: 'credits-10', quantity: 1, ad_id: active }], 1000_00],
  ])('is not ordered %s', async (_, items, total) => {
    const { error, errors } = await order(items(), total);
    expect([error, errors]).toEqual(['validation', { items: ['gone'] }]);
  });
});
