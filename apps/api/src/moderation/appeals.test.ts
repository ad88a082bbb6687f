import type { AdLink, ManagedAppeal, ReviewItem, Statement } from '@volan/api-contract';
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
let id: number;

const { active, rejected, removed } = listingStatus;
const words = 'Slike su moje, imam i originale.';

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql, 'appeal', 'user_decision', 'user_group');
  [ana, vera] = [await test.seller(), await test.administrator()];
  ({ id } = fine<AdLink>(await test.publish(ana)));
});

const decide = (status: number, more: object = { reasons: ['pictures'], reason: 'Tuđe slike.' }, by = vera) =>
  test.call('POST', '/admin/ad/status', { id, status, ...more }, { as: by.accessToken });
const suspend = (status: 1 | 2 | 3, more: object = { reason: 'Lažni oglasi', code: 'fraud' }) =>
  test.call('POST', '/admin/change-user-status', { user_id: ana.user.id, status, ...more }, { as: vera.accessToken });
const statements = async (of = ana) =>
  fine<Statement[]>(await test.call('GET', '/user/statements', null, { as: of.accessToken }));
const appeal = (decision: string, text = words, by = ana) =>
  test.call('POST', '/user/appeals', { decision, text }, { as: by.accessToken });
const judge = (appealId: number, won: boolean, by: TestPerson, answer = '') =>
  test.call(
    'POST',
    '/admin/appeals/decide',
    { id: appealId, won, ...(answer !== '' && { answer }) },
    { as: by.accessToken },
  );
const waiting = async (by: TestPerson, query = '') =>
  fine<ManagedAppeal[]>(await test.call('GET', `/admin/appeals?${query}`, null, { as: by.accessToken }));
const stateOf = async () => (await test.database.sql`select status from ad where id = ${id}`)[0]?.['status'] as number;
const mails = async () =>
  test.database.sql<{ template: string; content: { statement?: { token: string } } }[]>`
    select template, content from mail order by id`;

/** Removes the ad and lets the time to undo it go by. */
async function removedAd(by = vera): Promise<Statement> {
  fine(await decide(removed, undefined, by));
  test.now += undoMs;
  const [statement] = await statements();
  if (!statement) throw new Error('There is no statement.');

  return statement;
}

describe('the statement of reasons of a decision [P60]', () => {
  it('has the reasons, the moderator’s words, the grounds, that a person decided, and the last day for an appeal', async () => {
    await test.call('POST', '/ads/report', { id, reason: 'fraud' });
    const statement = await removedAd();
    expect(statement).toMatchObject({
      decision: 'removed',
      reasons: ['pictures'],
      text: 'Tuđe slike.',
      grounds: ['reports'],
      automatic: false,
      ad: { id },
      stands: true,
      can_appeal: true,
      appeal: null,
      until: null,
    });
    const months = new Date(statement.appeal_until).getUTCMonth() - new Date(statement.decided_at).getUTCMonth();
    expect((months + 12) % 12).toBe(6);
  });

  it('names automatic checks where the ad waited for what they found', async () => {
    await test.database.sql`
      update ad set status = 1 where id = ${id}`;
    await test.database.sql`
      insert into ad_review (ad_id, risk, reasons, waiting_since) values (${id}, 60, '{duplicate-pictures}', now())
      on conflict (ad_id) do update set reasons = excluded.reasons, waiting_since = excluded.waiting_since`;
    fine(await decide(rejected));
    test.now += undoMs;
    expect((await statements())[0]).toMatchObject({ decision: 'rejected', grounds: ['checks'] });
  });

  it('does not exist while the decision can be undone, and is never shown to anybody else', async () => {
    fine(await decide(removed));
    expect(await statements()).toEqual([]);
    test.now += undoMs;
    expect(await statements(await test.seller())).toEqual([]);
  });

  it('is in the mail, with the way to appeal', async () => {
    await removedAd();
    await notifyDecisions(test.database.sql, new Date(test.now));
    const [told] = await test.database.sql<{ facts: object }[]>`
      select facts from notification where user_id = ${ana.user.id} and event = 'removed'`;
    expect(told?.facts).toMatchObject({ grounds: ['own-review'], appeal_until: expect.any(String) });
  });
});

describe('an appeal [P60]', () => {
  it('is possible once for each decision, in time, only for its user, and keeps its text', async () => {
    const { key } = await removedAd();
    expect((await appeal(key, '  ')).errors).toEqual({ text: ['required'] });
    expect((await appeal(key, words, await test.seller())).error).toBe('not-found');
    const answers = await Promise.all([appeal(key), appeal(key)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await statements())[0]).toMatchObject({ can_appeal: false, appeal: { text: words, decided_at: null } });
  });

  it('is not written by an administrator in the name of the user', async () => {
    const { key } = await removedAd();
    const session = fine<TestPerson>(
      await test.call(
        'POST',
        '/auth/login-as-user',
        { user_id: ana.user.id, reason: 'Provera' },
        { as: vera.accessToken },
      ),
    );
    const inside = { ...ana, ...session };
    expect((await appeal(key, words, inside)).error).toBe('not-in-person');
    expect(await statements(inside)).toHaveLength(1);
  });

  it('is too late after six months', async () => {
    const { key, appeal_until: until } = await removedAd();
    test.now = Date.parse(until) + 1;
    ana = { ...ana, ...fine<TestPerson>(await test.signIn(ana.email)) };
    expect((await appeal(key)).error).toBe('conflict');
  });

  it('waits in the queue of moderators', async () => {
    const { key } = await removedAd();
    fine(await appeal(key));
    const items = fine<ReviewItem[]>(
      await test.call('GET', '/admin/review-items?kind=appeal', null, { as: vera.accessToken }),
    );
    expect(items).toMatchObject([{ kind: 'appeal', ad_id: id, account: { id: ana.user.id } }]);
  });

  it('is decided by another administrator than the one who took the decision, where there is one', async () => {
    const { key } = await removedAd();
    fine(await appeal(key));
    const [only] = await waiting(vera);
    expect(only?.may_decide).toBe(true);
    const { sql } = test.database;
    const mila = await test.seller();
    await sql`update users set country_id = 276 where id = ${mila.user.id}`;
    await sql`insert into user_group (user_id, group_id) values (${mila.user.id}, 6)`;
    expect((await waiting(vera))[0]?.may_decide).toBe(true);
    // a regional one within reach is another, too
    await sql`update users set country_id = 688 where id = ${mila.user.id}`;
    expect((await waiting(vera))[0]?.may_decide).toBe(false);
    await sql`delete from user_group where user_id = ${mila.user.id}`;
    const boris = await test.administrator();
    expect((await waiting(vera))[0]?.may_decide).toBe(false);
    expect((await judge(only?.id ?? 0, true, vera)).error).toBe('forbidden');
    fine(await judge(only?.id ?? 0, true, boris));
  });

  it('is claimed by one administrator at a time: another sees who has it, and may decide after its release [M05]', async () => {
    const { key } = await removedAd();
    fine(await appeal(key));
    const [boris, mila] = [await test.administrator(), await test.administrator()];
    const number = (await waiting(boris))[0]?.id ?? 0;
    const step = (name: 'claim' | 'release', by: TestPerson) =>
      test.call('POST', `/admin/appeals/${name}`, { id: number }, { as: by.accessToken });
    expect((await step('claim', vera)).error).toBe('forbidden');
    fine(await step('claim', boris));
    fine(await step('claim', boris));
    expect((await waiting(mila))[0]).toMatchObject({ held_by: { id: boris.user.id } });
    expect(await step('claim', mila)).toMatchObject({ status: 409, error: 'case-held' });
    expect((await judge(number, true, mila)).error).toBe('case-held');
    fine(await step('release', mila));
    expect((await judge(number, true, mila)).error).toBe('case-held');
    fine(await step('release', boris));
    fine(await step('claim', mila));
    fine(await judge(number, true, mila));
    expect((await waiting(boris))[0]).toMatchObject({ held_by: null });
    expect((await step('claim', boris)).error).toBe('conflict');
  });

  it('that is won makes a removed ad public again, once; the seller is notified and the log has it [M02]', async () => {
    const { key } = await removedAd();
    fine(await appeal(key));
    const [made] = await waiting(vera);
    const number = made?.id ?? 0;
    const answers = await Promise.all([judge(number, true, vera, 'U pravu ste.'), judge(number, true, vera)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stateOf()).toBe(active);
    expect((await statements())[0]).toMatchObject({ stands: false, appeal: { won: true } });
    const [told] = await test.database.sql`
      select event from notification where user_id = ${ana.user.id} order by id desc limit 1`;
    expect(told).toEqual({ event: 'appeal-won' });
    expect((await mails()).at(-1)?.template).toBe('appeal-decided');
    const [entry] = await test.database.sql`
      select action, entity, after from audit_entry where action like 'appeal%' order by id desc limit 1`;
    expect(entry).toEqual({ action: 'appeal.won', entity: 'appeal', after: { won: true } });
  });

  it('that is won makes a rejected ad public by way of those that wait', async () => {
    await test.database.sql`update ad set status = 1 where id = ${id}`;
    fine(await decide(rejected));
    test.now += undoMs;
    const [statement] = await statements();
    fine(await appeal(statement?.key ?? ''));
    fine(await judge((await waiting(vera))[0]?.id ?? 0, true, vera));
    expect(await stateOf()).toBe(active);
  });

  it('that is refused says why, and the decision stays in force', async () => {
    const { key } = await removedAd();
    fine(await appeal(key));
    const [made] = await waiting(vera);
    expect((await judge(made?.id ?? 0, false, vera)).errors).toEqual({ answer: ['required'] });
    fine(await judge(made?.id ?? 0, false, vera, 'Slike su sa drugog oglasa.'));
    expect(await stateOf()).toBe(removed);
    expect((await statements())[0]?.appeal).toMatchObject({ won: false, answer: 'Slike su sa drugog oglasa.' });
  });

  it('reaches regional administrators within their country only [H04]', async () => {
    const { key } = await removedAd();
    fine(await appeal(key));
    const germany = await test.administrator('DE');
    expect(await waiting(germany)).toEqual([]);
    expect((await judge((await waiting(vera))[0]?.id ?? 0, true, germany)).error).toBe('not-found');
  });
});

describe('a decision about an account [P60, J41]', () => {
  it('is read and appealed against by the suspended account itself, and lifted when the appeal is won', async () => {
    fine(await suspend(2));
    const [statement] = await statements();
    expect(statement).toMatchObject({ decision: 'suspended', reasons: ['fraud'], text: 'Lažni oglasi', ad: null });
    fine(await appeal(statement?.key ?? ''));
    const [made] = await waiting(vera, `user_id=${ana.user.id}`);
    fine(await judge(made?.id ?? 0, true, vera));
    const [user] = await test.database.sql`select suspended, status_reason from users where id = ${ana.user.id}`;
    expect(user).toEqual({ suspended: 0, status_reason: '' });
  });

  it('can be appealed by the link of its mail, and by no other, if the user cannot sign in any more', async () => {
    fine(await suspend(3));
    const token = (await mails()).at(-1)?.content.statement?.token ?? '';
    const read = (of: string) => test.call('GET', `/statement/mailed?token=${encodeURIComponent(of)}`);
    expect(fine<Statement>(await read(token))).toMatchObject({ decision: 'banned', can_appeal: true });
    const [number, signature] = token.split('.');
    expect((await read(`${Number(number) + 1}.${signature}`)).error).toBe('not-found');
    expect((await read('1')).error).toBe('not-found');
    fine(await test.call('POST', '/statement/mailed/appeal', { token, text: words }));
    expect((await test.call('POST', '/statement/mailed/appeal', { token, text: words })).error).toBe('conflict');
  });
});
