import type { AdLink, ModerationNumbers, ReportedAd } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { notifyDecisions, undoMs } from './decisions.ts';
import { fine, openTestSelling } from '../selling/sellingTesting.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let vera: TestPerson;
let mila: TestPerson;
let id: number;

const { active, removed } = listingStatus;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql, 'ad_decision', 'appeal', 'user_decision', 'report_count');
  [ana, vera, mila] = [await test.seller(), await test.administrator(), await test.seller()];
  ({ id } = fine<AdLink>(await test.publish(ana)));
});

const report = (ad: number, reason: string, text = '', by?: TestPerson) =>
  test.call('POST', '/ads/report', { id: ad, reason, ...(text && { text }) }, by ? { as: by.accessToken } : {});
const decide = (status: number, reasons: string[] = [], ad = id) =>
  test.call('POST', '/admin/ad/status', { id: ad, status, reasons }, { as: vera.accessToken });
const undo = () => test.call('POST', '/admin/ad/undo', { id }, { as: vera.accessToken });
const reported = async (by = vera) =>
  fine<ReportedAd[]>(await test.call('GET', '/admin/reported-ads', null, { as: by.accessToken }));
const tell = () => notifyDecisions(test.database.sql, new Date(test.now + undoMs));
const mailsTo = async ({ user }: TestPerson) =>
  (
    await test.database.sql<{ event: string }[]>`select event from notification where user_id = ${user.id} order by id`
  ).map(({ event }) => event);
const numbers = async () => fine<ModerationNumbers[]>(await test.call('GET', '/moderation/numbers'));

describe('reports grouped by ad [P57]', () => {
  it('lists the most reported ad first, with reasons and words, and one decision ends them all', async () => {
    const other = fine<AdLink>(await test.publish(await test.seller(), { mileage: ['9.000'] })).id;
    await report(other, 'sold');
    await report(id, 'fraud', 'Traži uplatu unapred.');
    await report(id, 'fraud');
    await report(id, 'other', 'Čudno.');
    const ads = await reported();
    expect(ads.map(({ ad_id: ad, count }) => [ad, count])).toEqual([
      [id, 3],
      [other, 1],
    ]);
    expect(ads[0]?.reasons[0]).toEqual({ reason: 'fraud', count: 2 });
    expect(ads[0]?.reports.map(({ text }) => text)).toContain('Traži uplatu unapred.');
    fine(await decide(active));
    expect((await reported()).map(({ ad_id: ad }) => ad)).toEqual([other]);
  });

  it('has them open again where the decision is undone', async () => {
    await report(id, 'fraud');
    fine(await decide(active));
    fine(await undo());
    expect((await reported())[0]?.count).toBe(1);
    await tell();
    expect(await mailsTo(mila)).toEqual([]);
  });

  it.each([
    ['acted', removed, ['bait']],
    ['dismissed', active, []],
  ] as const)(
    'tells who reported it while signed in that it was %s, once, and nobody else',
    async (how, status, reasons) => {
      await report(id, 'fraud', '', mila);
      await report(id, 'sold');
      fine(await decide(status, [...reasons]));
      expect(await mailsTo(mila)).toEqual([]);
      await tell();
      await tell();
      expect(await mailsTo(mila)).toEqual([`report-${how}`]);
      const [facts] = await test.database.sql`select facts from notification where user_id = ${mila.user.id}`;
      expect(facts).toEqual({ facts: {} });
    },
  );

  it('shows a regional administrator the own country [H04]', async () => {
    await report(id, 'fraud');
    expect(await reported(await test.administrator('DE'))).toEqual([]);
  });
});

describe('the public numbers of moderation [N14]', () => {
  it('counts decisions by month and reason, with the median time, and no decision that was undone', async () => {
    await test.database.sql`update ad set status = 1 where id = ${id}`;
    await test.database.sql`
      insert into ad_review (ad_id, risk, reasons, waiting_since)
        values (${id}, 60, '{}', ${new Date(test.now - 3 * 3_600_000)})
      on conflict (ad_id) do update set waiting_since = excluded.waiting_since`;
    fine(await decide(3, ['pictures', 'bait']));
    fine(await undo());
    fine(await decide(3, ['pictures']));
    const [month] = await numbers();
    expect(month?.ads).toMatchObject({
      decided: 1,
      rejected: 1,
      approved: 0,
      removed: 0,
      automatic: 0,
      median_hours: 3,
    });
    expect(month?.ads.reasons).toEqual([{ reason: 'pictures', count: 1 }]);
  });

  it('counts ads that automatic checks alone let through', async () => {
    expect((await numbers())[0]?.ads).toMatchObject({ passed: 1, decided: 0 });
  });

  it('counts reports with their outcome, also after they are deleted', async () => {
    await report(id, 'fraud');
    const second = fine<AdLink>(await test.publish(await test.seller(), { mileage: ['9.000'] })).id;
    await report(second, 'sold');
    fine(await decide(removed, ['bait']));
    await tell();
    await test.database.sql`delete from ad_report`;
    expect((await numbers())[0]?.reports).toEqual({ received: 2, acted: 1, dismissed: 0, open: 1 });
  });

  it('counts appeals and accounts; an appeal that is won is no approval', async () => {
    fine(await decide(removed, ['bait']));
    test.now += undoMs;
    const [decision] = await test.database.sql<{ id: number }[]>`select id::int from ad_decision`;
    fine(
      await test.call(
        'POST',
        '/user/appeals',
        { decision: `ad-${decision?.id}`, text: 'Nije tačno.' },
        { as: ana.accessToken },
      ),
    );
    const [appeal] = await test.database.sql<{ id: number }[]>`select id::int from appeal`;
    const boris = await test.administrator();
    fine(await test.call('POST', '/admin/appeals/decide', { id: appeal?.id, won: true }, { as: boris.accessToken }));
    const status = { user_id: mila.user.id, status: 2, reason: 'Poruke' };
    fine(await test.call('POST', '/admin/change-user-status', status, { as: vera.accessToken }));
    const [month] = await numbers();
    expect(month).toMatchObject({
      ads: { decided: 1, removed: 1, approved: 0 },
      appeals: { received: 1, won: 1, upheld: 0, open: 0 },
      accounts: { suspended: 1, banned: 0, automatic: 0 },
    });
  });
});
