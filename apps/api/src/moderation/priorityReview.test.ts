import type { AdLink, CreditMovement, ModeratedAd } from '@volan/api-contract';
import { listingStatus, paymentPurposes, priorityReviewCredits } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { balanceOf, releaseOverdue } from '../ledger/transfers.ts';
import { giveCredits } from '../testing/giveCredits.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling, type Typed } from '../selling/sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let vera: TestPerson;
let id: number;

const risky: Typed = { description: ['Uplata unapred.'], vin: [] };
const { pending, active, rejected } = listingStatus;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  [ana, vera] = [await test.seller(), await test.administrator()];
  ({ id } = fine<AdLink>(await test.publish(ana, risky)));
});

const give = (amount: number, to = ana) => giveCredits(test, to.user.id, amount);
const pay = (by = ana, ad = id) =>
  test.call('POST', '/cart/activate-ad-request-with-credits', { ad_id: ad }, { as: by.accessToken });
const decide = (status: number, reason = '') =>
  test.call('POST', '/admin/ad/status', { id, status, reasons: [], reason }, { as: vera.accessToken });
const balance = () => balanceOf(test.database.sql, ana.user.id, 'credit');
const history = async () =>
  fine<CreditMovement[]>(await test.call('GET', '/user/credits', null, { as: ana.accessToken })).map(
    ({ kind, change, state }) => [kind, change, state],
  );

describe('a review that is paid in credits [J32, E18, T50]', () => {
  it('costs one credit, under a purpose of its own', () => {
    expect([priorityReviewCredits, paymentPurposes.review_credits]).toEqual([1, 1]);
  });

  it('reserves the credit and puts the ad before riskier ones, together', async () => {
    const other = fine<AdLink>(await test.publish(await test.seller(), { ...risky, mileage: ['9.000'] }));
    await test.database.sql`update ad_review set risk = 100 where ad_id = ${other.id}`;
    await give(3);
    expect(fine(await pay())).toMatchObject({ ad_id: id, credits: 1, balance: 2 });
    const queue = fine<ModeratedAd[]>(await test.call('GET', '/admin/ads', null, { as: vera.accessToken }));
    expect(queue.map((ad) => ad.id)).toEqual([id, other.id]);
    expect((await history())[0]).toEqual(['review', -1, 'waiting']);
  });

  it('is refused with the missing number if there are too few credits, and nothing changes', async () => {
    const { status, error, data } = await pay();
    expect([status, error, data]).toEqual([402, 'not-enough-credits', { missing: 1 }]);
    const [review] = await test.database.sql`select priority_id from ad_review where ad_id = ${id}`;
    expect(review).toEqual({ priority_id: null });
  });

  it('is paid once, however often and at once it is asked for', async () => {
    await give(5);
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(new Set(answers.map(({ data }) => (data as { until: string }).until)).size).toBe(1);
    expect(await balance()).toBe(4);
  });

  it.each([
    ['published', active, ''],
    ['refused', rejected, 'Nije vaše vozilo.'],
  ])('is charged when the ad was %s', async (_, status, reason) => {
    await give(1);
    fine(await pay());
    fine(await decide(status, reason));
    expect((await history())[0]).toEqual(['review', -1, 'settled']);
    await releaseOverdue(test.database.sql, new Date(test.now + 9 * 86_400_000));
    expect(await balance()).toBe(0);
  });

  it('gives back what a decision charged that is undone, once, and charges the decision that follows', async () => {
    await give(1);
    fine(await pay());
    const undo = () => test.call('POST', '/admin/ad/undo', { id }, { as: vera.accessToken });
    fine(await decide(rejected, 'Nije vaše vozilo.'));
    fine(await undo());
    expect((await undo()).error).toBe('conflict');
    expect((await history()).slice(0, 3)).toEqual([
      ['review', -1, 'waiting'],
      ['refund', 1, 'done'],
      ['review', -1, 'settled'],
    ]);
    fine(await decide(active));
    expect((await history())[0]).toEqual(['review', -1, 'settled']);
    expect(await balance()).toBe(0);
    expect(await checkLedger(test.database.sql)).toEqual([]);
  });

  it('costs nothing when its decision was undone and the ad taken away', async () => {
    await give(1);
    fine(await pay());
    fine(await decide(rejected, 'Nije vaše vozilo.'));
    fine(await test.call('POST', '/admin/ad/undo', { id }, { as: vera.accessToken }));
    fine(await test.call('DELETE', `/ads/delete/${id}`, null, { as: ana.accessToken }));
    expect(await balance()).toBe(1);
  });

  it('stays paid while a question to the seller is open', async () => {
    await give(1);
    fine(await pay());
    fine(await decide(pending, 'Gde je vozilo?'));
    expect((await history())[0]).toEqual(['review', -1, 'waiting']);
    expect((await pay()).error).toBe('conflict');
  });

  it('is refunded if nobody decides in time: a later decision charges nothing', async () => {
    await give(1);
    fine(await pay());
    test.now += 3 * 86_400_000;
    vera = await test.administrator();
    fine(await decide(active));
    await releaseOverdue(test.database.sql, new Date(test.now));
    expect(await balance()).toBe(1);
    expect(await checkLedger(test.database.sql)).toEqual([]);
  });

  it('comes back when the ad is taken away', async () => {
    await give(1);
    fine(await pay());
    fine(await test.call('DELETE', `/ads/delete/${id}`, null, { as: ana.accessToken }));
    expect(await balance()).toBe(1);
  });

  it('is for users who may promote the ad, and only while the ad waits', async () => {
    await give(1, vera);
    expect((await pay(await test.seller())).error).toBe('not-found');
    fine(await decide(active));
    expect((await pay()).error).toBe('conflict');
    expect((await test.call('POST', '/cart/activate-ad-request-with-credits', { ad_id: id })).status).toBe(401);
  });
});
