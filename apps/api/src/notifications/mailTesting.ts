import { notifyDecisions } from '../moderation/decisions.ts';
import { testAccountSecret, type TestApp } from '../testing/openTestApp.ts';
import { adTitlesIn } from './adTitles.ts';
import { deliverMails } from './deliverMails.ts';

/** Dependencies of mailing in a test. */
export const testMailDeps = ({ database: { sql }, search }: Pick<TestApp, 'database' | 'search'>) => ({
  sql,
  titlesOf: adTitlesIn(sql, search.taxonomy),
  secret: testAccountSecret,
});

/** Sends all due mails, and returns the mails about ads to a recipient, the oldest first. */
export async function testMails(test: Pick<TestApp, 'database' | 'search'>, email: string) {
  const { sql } = test.database;
  await notifyDecisions(sql, new Date('2100-01-01'));
  await deliverMails(testMailDeps(test), new Date('2100-01-01'));

  return sql<{ template: string; content: Record<string, unknown> }[]>`
    select template, content from mail where recipient = ${email} and template like 'ad-%' order by id`;
}
