import type { AdLink, ModeratedAd, MyAd } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { testMails } from '../notifications/mailTesting.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { notifyDecisions } from './decisions.ts';
import { fine, openTestSelling, type Typed } from '../selling/sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let vera: TestPerson;
let mira: TestPerson;
let id: number;

const risky: Typed = { description: ['Uplata unapred.'] };
const { pending, active, rejected, removed } = listingStatus;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql, 'review_claim', 'ad_decision');
  await test.database.sql`delete from mail`;
  await test.database.sql`delete from notification`;
  [ana, vera, mira] = [await test.seller(), await test.administrator(), await test.administrator()];
  ({ id } = fine<AdLink>(await test.publish(ana, risky)));
});

const post = (path: string, body: object, by: TestPerson) => test.call('POST', path, body, { as: by.accessToken });
const claim = (by: TestPerson, of = id) => post('/admin/ad/claim', { id: of }, by);
const release = (by: TestPerson, skipped = false) => post('/admin/ad/release', { id, skipped }, by);
const decide = (status: number, by = vera, reason = '') => post('/admin/ad/status', { id, status, reason }, by);
const undo = (by = vera) => post('/admin/ad/undo', { id }, by);
const seen = async (by: TestPerson, of = id) => {
  const { body } = await test.call('GET', `/admin/ads?search=%23${of}`, null, { as: by.accessToken });
  return JSON.parse(body) as { data: ModeratedAd[]; meta: { queue: { next: number | null } | null } };
};

describe('a case of the queue [M05]', () => {
  it('is claimed by one moderator for five minutes; nobody else can claim or decide it', async () => {
    fine(await claim(vera));
    const refused = await claim(mira);
    expect([refused.status, refused.error]).toEqual([409, 'case-held']);
    expect(refused.data).toEqual({ name: vera.user.name, until: new Date(test.now + 5 * 60_000).toISOString() });
    expect((await decide(active, mira)).error).toBe('case-held');
    expect((await seen(mira)).data[0]?.held_by).toMatchObject({ id: vera.user.id });
    fine(await decide(active));
    expect((await seen(mira)).data[0]?.held_by).toBeNull();
  });

  it('is held on while it is looked at, and free when that ends or is forgotten', async () => {
    fine(await claim(vera));
    test.now += 4 * 60_000;
    fine(await claim(vera));
    test.now += 4 * 60_000;
    expect((await claim(mira)).error).toBe('case-held');
    fine(await release(mira));
    expect((await claim(mira)).error).toBe('case-held');
    fine(await release(vera));
    fine(await claim(mira));
    test.now += 5 * 60_000 + 1;
    fine(await decide(active));
  });

  it('goes to one of two who take it in the same moment, and one of two decisions counts', async () => {
    const taken = await Promise.all([claim(vera), claim(mira)]);
    expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = taken[0]?.status === 200 ? vera : mira;
    fine(await release(winner));
    const decided = await Promise.all([decide(active, vera), decide(rejected, mira, 'Nije jasno.')]);
    expect(decided.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is skipped on the way to the next case while somebody else has claimed it, and counts its skips', async () => {
    for (const seller of [await test.seller(), await test.seller()]) fine<AdLink>(await test.publish(seller, risky));
    const queue = fine<ModeratedAd[]>(await test.call('GET', '/admin/ads', null, { as: vera.accessToken }));
    const [first, second, third] = queue.map((ad) => ad.id);
    const next = async (by: TestPerson) => (await seen(by, first)).meta.queue?.next;
    expect(await next(vera)).toBe(second);
    fine(await claim(mira, second));
    expect([await next(vera), await next(mira)]).toEqual([third, second]);
    fine(await claim(vera));
    fine(await release(vera, true));
    expect(await test.database.sql`select skips from review_claim where subject = ${String(id)}`).toEqual([
      { skips: 1 },
    ]);
  });
});

describe('a decision that is undone within 30 seconds [M02, M05]', () => {
  const told = async () => (await testMails(test, ana.email)).length;
  const review = async () => {
    const [row] = await test.database
      .sql`select to_jsonb(ad_review) as review, to_jsonb(ad) - 'updated_at' - 'title_version' as ad
      from ad left join ad_review on ad_review.ad_id = ad.id where ad.id = ${id}`;
    return row;
  };
  const points = async () =>
    (await test.database.sql<{ points: number }[]>`select balance_of(${ana.user.id}, 'point')::int as points`)[0]
      ?.points;

  it.each([
    ['an approval', active, ''],
    ['a rejection', rejected, 'Nije jasno.'],
    ['a question', pending, 'Koja je kilometraža?'],
  ])('leaves nothing behind and tells nobody: %s', async (_what, status, reason) => {
    const before = await review();
    const given = await points();
    fine(await decide(status, vera, reason));
    fine(await undo());
    expect(await review()).toEqual(before);
    expect([await points(), await told()]).toEqual([given, 0]);
    const audit = await test.database.sql`select action from audit_entry where subject_id = ${ana.user.id} order by id`;
    expect(audit.map((entry) => (entry as { action: string }).action).at(-1)).toBe('ad.decision-undone');
    expect(audit).toHaveLength(2);
    expect((await undo()).error).toBe('conflict');
  });

  it('gives the points of an approval once, also when it is approved again', async () => {
    const before = (await points()) ?? 0;
    fine(await decide(active));
    const given = (await points()) ?? 0;
    expect(given).toBeGreaterThan(before);
    fine(await undo());
    expect(await points()).toBe(before);
    fine(await decide(active));
    expect(await points()).toBe(given);
  });

  it('brings a removed ad back with its points', async () => {
    fine(await decide(active));
    test.now += 60_000;
    await notifyDecisions(test.database.sql, new Date(test.now));
    const [before, given] = [await review(), await points()];
    fine(await decide(removed, vera, 'Prodato.'));
    fine(await undo());
    expect([await review(), await points()]).toEqual([before, given]);
  });

  it('is announced only when the time is over', async () => {
    fine(await decide(rejected, vera, 'Nije jasno.'));
    const at = (ms: number) => notifyDecisions(test.database.sql, new Date(test.now + ms));
    expect([await at(29_000), await at(30_000), await at(31_000)]).toEqual([0, 1, 0]);
    expect((await undo()).error).toBe('conflict');
    expect(await told()).toBe(1);
  });

  it('is a conflict for others, after the time, and once the ad was changed', async () => {
    fine(await decide(active));
    expect((await undo(mira)).error).toBe('conflict');
    test.now += 30_000;
    expect((await undo()).error).toBe('conflict');
    fine(await decide(removed, vera, 'Prodato.'));
    fine(await undo());
    fine(await decide(active));
    const mine = fine<MyAd[]>(await test.call('GET', '/ads/mine', null, { as: ana.accessToken }));
    expect(mine).toHaveLength(1);
    fine(await post('/ads/status', { id, status: listingStatus.paused }, ana));
    expect((await undo()).error).toBe('conflict');
  });
});
