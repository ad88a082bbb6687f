import type { UserBackground } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { fine, openTestSelling } from '../selling/sellingTesting.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let vera: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  await test.database.sql`update users set mobile = null`;
  [ana, vera] = [await test.seller(), await test.administrator()];
});

const background = (by = vera, of = ana) =>
  test.call('GET', `/admin/user-background?user_id=${of.user.id}`, null, { as: by.accessToken });
const note = (text: string, by = vera) =>
  test.call('PUT', '/admin/user-note/create', { user_id: ana.user.id, text }, { as: by.accessToken });

describe('the background of an account [J37]', () => {
  it('shows open sessions and notes, the newest first, and audits each note', async () => {
    fine(await note('Zvao telefonom.'));
    fine(await note('Poslao dokument.'));
    const seen = fine<UserBackground>(await background());
    expect(seen.sessions).toHaveLength(1);
    expect(seen.orders).toEqual([]);
    expect(seen.notes.map(({ text, author }) => [text, author])).toEqual([
      ['Poslao dokument.', vera.user.name],
      ['Zvao telefonom.', vera.user.name],
    ]);
    const audit = await test.database.sql`select action from audit_entry where subject_id = ${ana.user.id}`;
    expect(audit).toEqual([{ action: 'user.noted' }, { action: 'user.noted' }]);
  });

  it('marks who has the same phone or came from the same address, and moves nothing', async () => {
    const [twin, stranger] = [await test.seller(), await test.seller()];
    await test.database.sql`update users set mobile = '+381600000001' where id = ${stranger.user.id}`;
    await test.database.sql`
      update session set address = '203.0.113.5' where user_id in (${ana.user.id}, ${stranger.user.id})`;
    const { same_as: alike } = fine<UserBackground>(await background());
    expect(alike.map(({ id, by }) => [id, by])).toEqual([
      [twin.user.id, ['phone']],
      [stranger.user.id, ['address']],
    ]);
  });

  it('is for regional administrators within their country only [H04]', async () => {
    await test.database
      .sql`update users set country_id = (select id from country where code = 'RS') where id = ${ana.user.id}`;
    const german = await test.administrator('DE');
    expect([(await background(german)).error, (await note('x', german)).error]).toEqual(['not-found', 'not-found']);
    fine(await background(await test.administrator('RS')));
  });
});
