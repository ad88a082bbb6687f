import type { AdLink, CreditMovement, MyAd } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { returnBoost } from '../boosts/buyBoost.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { fine, openTestSelling } from '../selling/sellingTesting.ts';
import { giveCredits } from '../testing/giveCredits.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestSelling);
let seller: TestPerson;
let id: number;

beforeEach(async () => {
  await test.beginAnew();
  seller = await test.seller();
  ({ id } = fine<AdLink>(await test.publish(seller, { vin: [] })));
  // it looks like the ad of the test before
  await test.database.sql`update ad set status = ${listingStatus.active} where id = ${id}`;
  await giveCredits(test, seller.user.id, 30);
});
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

const send = (method: 'POST' | 'DELETE' | 'GET', path: string, body: object | null = null) =>
  test.call(method, path, body, { as: seller.accessToken });
const buy = async (tier: string) => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  fine(await test.call('POST', '/boosts', { ad_id: id, tier }, { as: seller.accessToken, headers }));
};
const sell = () => send('POST', '/ads/status', { id, status: listingStatus.sold });
const remove = () => send('DELETE', `/ads/delete/${id}`);
const activate = () => send('POST', '/ads/status', { id, status: listingStatus.active });
const balance = () => balanceOf(test.database.sql, seller.user.id, 'credit');

/** Moves the promotions into the past: the clock of the test does not move. */
const pass = async (days: number) => {
  const { sql } = test.database;
  for (const table of ['ad_boost', 'boost_purchase']) {
    await sql`update ${sql(table)} set starts_at = starts_at - make_interval(hours => ${24 * days}),
      ends_at = ends_at - make_interval(hours => ${24 * days})`;
  }
};
const running = () =>
  test.database.sql`select from ad_boost where ad_id = ${id} and ends_at > ${new Date(test.now + 2000)}`;
const returned = async () => {
  const { data } = await send('GET', '/user/credits?kind=unused');
  return (data as CreditMovement[]).map(({ change, product, ad }) => [change, product, ad?.id]);
};

describe('the promotion of an ad that is sold or deleted [M07]', () => {
  it.each([
    ['sold', sell],
    ['deleted', remove],
  ])('ends when the ad is %s, and the credits of its unused days come back', async (_name, end) => {
    await buy('top');
    await pass(10);
    const [mine] = fine<MyAd[]>(await send('GET', '/ads/mine'));
    expect([mine?.unused_days, mine?.unused_credits]).toEqual([20, 6]);
    fine(await end());
    expect(await balance()).toBe(30 - 9 + 6);
    expect(await returned()).toEqual([[6, 'boost-top', id]]);
    expect(await running()).toHaveLength(0);
  });

  it('gives back both purchases of an extended promotion', async () => {
    await buy('top');
    await buy('top');
    await pass(10);
    fine(await sell());
    expect(await balance()).toBe(30 - 18 + 6 + 9);
  });

  it('gives back nothing for a last day that has begun', async () => {
    await buy('top');
    await pass(29.5);
    fine(await sell());
    expect(await balance()).toBe(21);
    expect(await returned()).toEqual([]);
  });

  it('gives back its credits once when the ad is sold and deleted at once', async () => {
    await buy('top');
    await pass(10);
    const answers = await Promise.all([sell(), remove(), sell(), remove(), sell()]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await balance()).toBe(27);
    expect(await returned()).toHaveLength(1);
  });

  it('stays over when the sale falls through, and gives nothing back a second time', async () => {
    await buy('top');
    fine(await sell());
    expect(await balance()).toBe(30);
    fine(await activate());
    expect(await running()).toHaveLength(0);
    fine(await sell());
    expect(await balance()).toBe(30);
  });

  it('is not paid back a second time by a refund that waited for the sale', async () => {
    await buy('top');
    await pass(10);
    fine(await sell());
    const { sql } = test.database;
    const [purchase] = await sql<{ id: string }[]>`select id from boost_purchase where ad_id = ${id}`;
    const beforeTheSale = new Date(test.now - 1000);
    await sql.begin((locked) => returnBoost(locked, purchase?.id ?? '', 'order:1:returned:1', beforeTheSale));
    expect(await balance()).toBe(30 - 9 + 6);
  });

  it('continues while the ad is paused', async () => {
    await buy('top');
    fine(await send('POST', '/ads/status', { id, status: listingStatus.paused }));
    expect(await running()).toHaveLength(1);
    expect(await balance()).toBe(21);
  });

  it('counts for a purchase at the same moment: none is lost and none is paid twice', async () => {
    await buy('top');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const again = test.call('POST', '/boosts', { ad_id: id, tier: 'top' }, { as: seller.accessToken, headers });
    const [, bought] = await Promise.all([sell(), again]);
    expect([200, 409]).toContain(bought.status);
    expect(await balance()).toBe(30);
    expect(await running()).toHaveLength(0);
  });
});
