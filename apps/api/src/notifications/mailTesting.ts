import { tellDecisions } from '../moderation/decisions.ts';
import { testAccountSecret, type TestApp } from '../testing/openTestApp.ts';
import { adTitlesIn } from './adTitles.ts';
import { deliverMails } from './deliverMails.ts';

/** What mailing needs, in a test. */
export const testMailDeps = ({ database: { sql }, search }: Pick<TestApp, 'database' | 'search'>) => ({
  sql,
  titlesOf: adTitlesIn(sql, search.taxonomy),
  secret: testAccountSecret,
});

/** The mails about ads that somebody got, the first first, once everything that happened is mailed. */
export async function testMails(test: Pick<TestApp, 'database' | 'search'>, email: string) {
  const { sql } = test.database;
  await tellDecisions(sql, new Date('2100-01-01'));
  await deliverMails(testMailDeps(test), new Date('2100-01-01'));
  return sql<{ template: string; content: Record<string, unknown> }[]>`
    select template, content from mail where recipient = ${email} and template like 'ad-%' order by id`;
}
