import type { AdLink, ModeratedAd, ReviewItem } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { fine, openTestSelling } from '../selling/sellingTesting.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let vera: TestPerson;
let waiting: number;
let shown: number;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql, 'review_claim', 'conversation');
  [ana, vera] = [await test.seller(), await test.administrator()];
  shown = fine<AdLink>(await test.publish(ana)).id;
  const other = { description: ['Uplata unapred.'], mileage: ['9.000'], price: ['9.000'] };
  waiting = fine<AdLink>(await test.publish(await test.seller(), other)).id;
});

const items = async (by = vera, query = '') =>
  fine<ReviewItem[]>(await test.call('GET', `/admin/review-items${query}`, null, { as: by.accessToken }));
const report = (reason: string, address: string) =>
  test.call('POST', '/ads/report', { id: shown, reason, text: 'Vidi oglas' }, { address });
const decide = (id: number) =>
  test.call('POST', '/admin/ad/status', { id, status: listingStatus.active }, { as: vera.accessToken });

/** Somebody wrote to Ana about her ad, and Ana reported it. */
async function reportMessage() {
  const buyer = await test.seller();
  const [conversation] = await test.database.sql<{ id: number }[]>`
    insert into conversation (ad_id, ad_title, ad_slug, ad_kind, buyer_id, seller_id, brand)
    values (${shown}, 'Golf', 'golf', 'car', ${buyer.user.id}, ${ana.user.id}, 'volan') returning id`;
  await test.database.sql`
    insert into conversation_report (conversation_id, user_id, reason)
      values (${conversation?.id ?? 0}, ${ana.user.id}, 'fraud')`;

  return buyer;
}

describe('the one queue of moderators [M05, P57]', () => {
  it('holds every kind, the highest score first', async () => {
    const buyer = await reportMessage();
    fine(await report('fraud', '203.0.113.1'));
    expect((await items()).map(({ kind, score }) => [kind, score])).toEqual([
      ['message-report', 70],
      ['ad', 60],
      ['ad-report', 50],
    ]);
    const [message] = await items(vera, '?kind=message-report');
    expect(message).toMatchObject({ account: { id: buyer.user.id }, why: ['fraud'], ad_id: shown });
    expect(await items(vera, '?kind=ad')).toMatchObject([{ subject: String(waiting), title: 'Volkswagen Golf' }]);
  });

  it('has the reports of an ad as one item, which one decision ends', async () => {
    fine(await report('sold', '203.0.113.1'));
    expect(await items(vera, '?kind=ad-report')).toMatchObject([{ ad_id: shown, reports: 1, why: ['sold'] }]);
    fine(await report('fraud', '203.0.113.2'));
    // two people: it is a case of its own now
    expect(await items(vera, '?kind=ad-report')).toEqual([]);
    expect((await items()).find(({ ad_id: id }) => id === shown)).toMatchObject({ kind: 'ad', reports: 2 });
    test.now = Date.now() + 1000;
    fine(await decide(shown));
    expect((await items()).map(({ ad_id: id }) => id)).toEqual([waiting]);
  });

  it('says who looks at what', async () => {
    const mira = await test.administrator();
    fine(await test.call('POST', '/admin/ad/claim', { id: waiting }, { as: mira.accessToken }));
    expect(await items()).toMatchObject([{ held_by: { id: mira.user.id } }]);
  });

  it('is narrowed to fast ads or to full ones, as the table of ads is [M17]', async () => {
    fine(await report('fraud', '203.0.113.1'));
    await test.database.sql`update ad set fast = true where id = ${waiting}`;
    expect(await items(vera, '?fast=1')).toMatchObject([{ kind: 'ad', ad_id: waiting }]);
    expect(await items(vera, '?fast=0')).toMatchObject([{ kind: 'ad-report', ad_id: shown }]);

    const table = async (query: string) =>
      fine<ModeratedAd[]>(await test.call('GET', `/admin/ads${query}`, null, { as: vera.accessToken }));
    expect(await table('?fast=1')).toMatchObject([{ id: waiting, fast: true }]);
    expect(await table('?fast=0')).toEqual([]);
    expect(await table('?status=active&fast=0')).toMatchObject([{ id: shown, fast: false }]);
  });

  it('shows a regional administrator the own country only [H04]', async () => {
    await reportMessage();
    expect(await items(await test.administrator('DE'))).toEqual([]);
    const kinds = (await items(await test.administrator('RS'))).map(({ kind }) => kind);
    expect(kinds).toContain('ad');
  });
});
