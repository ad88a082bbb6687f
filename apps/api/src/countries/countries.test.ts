import { listingStatus } from '@volan/domain-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nestpayGateway } from '../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../payments/nestpay/testing/signedBody.ts';
import { fine, openTestSelling, type TestSelling } from '../selling/sellingTesting.ts';
import { giveCredits } from '../testing/giveCredits.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';

/** Serbia and Germany. */
const [serbia, germany] = [688, 276];

let test: TestSelling;
let seller: TestPerson;
let admin: TestPerson;
let adId: number;

beforeAll(async () => {
  // the bank gets no requests: no payment gets that far, or only its form is checked
  test = await openTestSelling({ gateway: nestpayGateway({ ...testSettings, url: 'http://127.0.0.1:9' }) });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.beginAnew();
  const { sql } = test.database;
  await sql`update country set payments = true, features_off = '{}'`;
  admin = await test.administrator();
  seller = await test.seller();
  await sql`update users set country_id = ${serbia} where id = ${seller.user.id}`;
  const published = await test.publish(seller, { vin: [] });
  adId = (published.data as { id: number }).id;
  await sql`update ad set status = ${listingStatus.active} where id = ${adId}`;
  await giveCredits(test, seller.user.id, 100);
});

const setPayments = (active: 0 | 1, id = serbia, by = admin) =>
  test.call('POST', '/country/admin/set-active-payment', { id, active }, { as: by.accessToken });

interface Managed {
  readonly id: number;
  readonly code: string;
  readonly payments: boolean;
  readonly off: string[];
  readonly version: number;
  readonly carts: number;
}
const managed = async (id = serbia) => {
  const answer = await test.call('GET', '/country/admin/list', undefined, { as: admin.accessToken });
  const found = (answer.data as Managed[]).find((country) => country.id === id);
  if (!found) throw new Error('The country is not on the list.');

  return found;
};

const switchOff = async (off: string[], version?: number) =>
  test.call(
    'POST',
    '/country/admin/set-features',
    { id: serbia, off, version: version ?? (await managed()).version },
    { as: admin.accessToken },
  );

const keyed = () => ({ as: seller.accessToken, headers: { 'idempotency-key': crypto.randomUUID() } });
const boost = { product: 'boost-xl', quantity: 1 };

/** All purchases of a seller, by name; each returns the status of its response. */
const purchases: Readonly<Record<string, () => Promise<{ status: number; error: string | null }>>> = {
  'an order': () =>
    test.call('POST', '/cart/checkout', { items: [{ product: 'credits-10', quantity: 1 }], total: 100_000 }, keyed()),
  'a promotion': () => test.call('POST', '/boosts', { ad_id: adId, tier: 'xl' }, keyed()),
  'a promotion in the cart': () =>
    test.call('POST', '/cart/pay-with-credits', { items: [{ ...boost, ad_id: adId }], credits: 5 }, keyed()),
  'more pictures': () => test.call('POST', '/ads/image-package', { ad_id: adId, images: 10 }, keyed()),
  'an exchange of points': () => test.call('POST', '/loyalty/rewards', { reward: 'credits-5' }, keyed()),
};

/** Purchases that are refused because the country does not offer them. */
const withheldPurchases = async () => {
  const refused: string[] = [];
  for (const [name, buy] of Object.entries(purchases)) {
    const { status, error } = await buy();
    if (error === 'not-offered') {
      expect(status).toBe(403);
      refused.push(name);
    }
  }
  return refused;
};

/** Within this time the registry has taken the change over. */
const soon = { timeout: 10_000, interval: 20 };

describe('a country whose payments are off [J68]', () => {
  it('orders nothing and promotes nothing; credits that somebody has still buy pictures', async () => {
    expect(fine(await setPayments(0))).toMatchObject({ id: serbia, active: 0 });
    expect(await withheldPurchases()).toEqual(['an order', 'a promotion', 'a promotion in the cart']);
    const methods = await test.call('GET', '/payment/methods', undefined, { as: seller.accessToken });
    expect(methods.data).toEqual([]);
  });

  it('offers all of it again when they are on', async () => {
    await setPayments(0);
    await setPayments(1);
    expect(await withheldPurchases()).toEqual([]);
    const methods = await test.call('GET', '/payment/methods', undefined, { as: seller.accessToken });
    expect(methods.data).toContain('card');
  });

  it('refuses another try to pay an order of before', async () => {
    const ordered = await purchases['an order']?.();
    const { order } = (ordered as unknown as { data: { order: { id: string } } }).data;
    await setPayments(0);
    expect(await test.call('POST', '/orders/pay', { order_id: order.id }, { as: seller.accessToken })).toMatchObject({
      status: 403,
      error: 'not-offered',
    });
  });

  it('is known to every page without a restart, and its price list has no products that are off', async () => {
    await setPayments(0);
    await vi.waitFor(async () => {
      const told = await test.call('GET', '/country/withheld');
      expect(told.data).toEqual([{ id: serbia, code: 'RS', withheld: ['payments', 'boosts'] }]);
    }, soon);
    const kindsIn = async (query: string) => {
      const list = await test.call('GET', `/price-list${query}`);
      return [...new Set((list.data as { products: { kind: string }[] }).products.map(({ kind }) => kind))];
    };
    expect(await kindsIn('?country=RS')).toEqual(['images', 'review']);
    expect(await kindsIn('?country=DE')).toEqual(await kindsIn(''));
  });

  it('leaves other countries as they are', async () => {
    await setPayments(0, germany);
    expect(await withheldPurchases()).toEqual([]);
  });
});

describe('a feature that is off in a country [P67]', () => {
  it.each([
    [['image-packages'], ['more pictures']],
    [['loyalty'], ['an exchange of points']],
    [['boosts'], ['a promotion', 'a promotion in the cart']],
  ])('%j refuses %j', async (off, refused) => {
    expect(fine(await switchOff(off))).toMatchObject({ off });
    expect(await withheldPurchases()).toEqual(refused);
  });

  it('is not switched from an older state: the answer has the stored one', async () => {
    const { version } = await managed();
    await switchOff(['loyalty'], version);
    const late = await switchOff(['boosts'], version);
    expect([late.status, late.error, late.data]).toEqual([409, 'conflict', { version: version + 1, off: ['loyalty'] }]);
    expect((await managed()).off).toEqual(['loyalty']);
  });

  it('that is unknown is refused', async () =>
    expect(await switchOff(['flying'])).toMatchObject({ status: 422, error: 'validation' }));
});

describe('the countries of head office [J67, J68, P67]', () => {
  it('are those of the pickers, with their open carts', async () => {
    await test.database.sql`
      insert into collected (user_id, compared, history, cart)
      values (${seller.user.id}, '{}', '{}', '{"credits-10": {"product": "credits-10", "quantity": 1}}')`;
    const { carts, code, payments } = await managed();
    expect([code, payments]).toEqual(['RS', true]);
    expect(carts).toBeGreaterThanOrEqual(1);
    const away = await test.call('GET', '/country/admin/list', undefined, { as: admin.accessToken });
    expect((away.data as Managed[]).some((country) => country.code === 'PT')).toBe(false);
  });

  it('are not switched by a regional administrator', async () => {
    const regional = await test.administrator('RS');
    expect(await setPayments(0, serbia, regional)).toMatchObject({ status: 403 });
  });

  it('tell the audit log what changed, and nothing where nothing did', async () => {
    const entries = () => test.database.sql<{ action: string; before: object; after: object }[]>`
      select action, before, after from audit_entry where actor_id = ${admin.user.id} order by id`;
    await setPayments(0);
    await setPayments(0);
    await switchOff(['loyalty']);
    await test.call('POST', '/country/admin/set-free-period', { id: serbia, period: 6 }, { as: admin.accessToken });
    expect(await entries()).toMatchObject([
      { action: 'country.payments', before: { payments: true }, after: { payments: false } },
      { action: 'country.features', before: { off: [] }, after: { off: ['loyalty'] } },
      {
        action: 'country.free-period',
        before: { free_until: null },
        after: { free_until: expect.any(String) as string },
      },
    ]);
  });

  it('that do not exist are not found', async () => expect((await setPayments(0, 999)).status).toBe(404));
});
