import { userStatus } from '@volan/domain-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAccounts, type TestAccounts } from '../testing/openTestAccounts.ts';
import { tellOfStatus } from './mailTo.ts';

let api: TestAccounts;
beforeAll(async () => {
  api = await openTestAccounts();
});
afterAll(() => api.close());

const mailsTo = (email: string) =>
  api.database.sql<{ template: string; language: string; brand: string; content: object }[]>`
    select template, language, brand, content from mail where recipient = ${email} order by id`;

describe('the owner of an account', () => {
  it('is told of a new state with its reason, in the brand and the language of the account [J41]', async () => {
    const { user, email } = await api.person(undefined, {
      headers: { 'x-brand': 'gearlane', 'accept-language': 'de' },
    });
    await tellOfStatus(api.database.sql, user.id, userStatus.suspended, 'Zwei Meldungen');
    await tellOfStatus(api.database.sql, user.id, userStatus.deleted, '');
    expect((await mailsTo(email)).slice(1)).toEqual([
      {
        template: 'account-status',
        language: 'de',
        brand: 'gearlane',
        content: { status: 'suspended', reason: 'Zwei Meldungen' },
      },
    ]);
  });
});
