import type { AdLink, AnswerTemplate } from '@volan/api-contract';
import { languageValues, listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { testMails } from '../notifications/mailTesting.ts';
import { fine, openTestSelling } from '../selling/sellingTesting.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let vera: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql, 'answer_template');
  [ana, vera] = [await test.seller(), await test.administrator()];
});

const texts = Object.fromEntries(languageValues.map((language) => [language, `Text in ${language}`]));
const send = (method: 'PUT' | 'POST' | 'DELETE', path: string, body: object | null, by = vera) =>
  test.call(method, `/admin/answer-template/${path}`, body, { as: by.accessToken });
const add = async (kind: 'ad' | 'user', name = 'Slike') =>
  fine<AnswerTemplate>(await send('PUT', 'create', { kind, name, texts }));

describe('a ready answer of moderators [P57]', () => {
  it('reaches the seller in the own language, before what the moderator wrote', async () => {
    const template = await add('ad');
    await test.database.sql`update users set language = 'hu' where id = ${ana.user.id}`;
    const { id } = fine<AdLink>(await test.publish(ana, { description: ['Uplata unapred.'] }));
    const decision = { id, status: listingStatus.rejected, template: template.id, reason: 'Hvala.' };
    fine(await test.call('POST', '/admin/ad/status', decision, { as: vera.accessToken }));
    expect(await testMails(test, ana.email)).toMatchObject([{ content: { reason: 'Text in hu\n\nHvala.' } }]);
  });

  it('is reason enough to suspend an account, and not one of another kind', async () => {
    const [ofUsers, ofAds] = [await add('user'), await add('ad')];
    const suspend = (template: number) =>
      test.call(
        'POST',
        '/admin/change-user-status',
        { user_id: ana.user.id, status: 2, template },
        { as: vera.accessToken },
      );
    expect((await suspend(ofAds.id)).errors).toEqual({ template: ['value'] });
    expect(fine<{ status_reason: string }>(await suspend(ofUsers.id)).status_reason).toBe('Text in rs');
  });

  it('has all nine languages, one name in its kind, and refuses a stale change with both versions', async () => {
    const { zh: _zh, ...eight } = texts;
    expect((await send('PUT', 'create', { kind: 'ad', name: 'Kratko', texts: eight })).error).toBe('validation');
    const first = await add('ad');
    expect((await send('PUT', 'create', { kind: 'ad', name: 'Slike', texts })).errors).toEqual({ name: ['taken'] });
    const changed = { id: first.id, version: 1, name: 'Tuđe slike', texts };
    expect(fine(await send('POST', 'update', changed))).toMatchObject({ name: 'Tuđe slike', version: 2 });
    const stale = await send('POST', 'update', changed);
    expect([stale.status, stale.data]).toMatchObject([409, { yours: 1, current: { version: 2 } }]);
    fine(await send('DELETE', `delete/${first.id}`, null));
    const audit = await test.database.sql<{ action: string }[]>`
      select action from audit_entry where actor_id = ${vera.user.id} order by id`;
    expect(audit.map(({ action }) => action)).toEqual([
      'answer-template.added',
      'answer-template.changed',
      'answer-template.removed',
    ]);
  });

  it('is read by regional moderators and changed by the head office', async () => {
    const regional = await test.administrator('RS');
    await add('ad');
    const list = await test.call('GET', '/admin/answer-templates?kind=ad', null, { as: regional.accessToken });
    expect(fine<AnswerTemplate[]>(list)).toHaveLength(1);
    expect((await send('PUT', 'create', { kind: 'ad', name: 'X', texts }, regional)).error).toBe('forbidden');
  });
});
