import type { TestAccounts, TestPerson } from '../testing/openTestAccounts.ts';

/** Serbia and Germany. */
export const [serbia, germany] = [688, 276];

/** An active account with a name in a country. */
export async function openSomeone(test: TestAccounts, name: string, country = serbia): Promise<TestPerson> {
  const person = await test.person();
  const { id } = person.user;
  await test.database.sql`update users set name = ${name}, country_id = ${country}, status = 1 where id = ${id}`;
  return person;
}

/** An administrator, of all countries or of one, signed in with a second step. */
export async function openAdministration(test: TestAccounts, group: 1 | 6 = 1, country = serbia): Promise<TestPerson> {
  const person = await openSomeone(test, 'Vera Administrator', country);
  const { id } = person.user;
  await test.database.sql`insert into user_group (user_id, group_id) values (${id}, ${group})`;
  await test.database.sql`update session set second_factor_at = now() where user_id = ${id}`;
  return person;
}

/** What the audit log says was done to an account, the oldest first. */
export async function auditedOf(test: TestAccounts, subject: number): Promise<readonly string[]> {
  const rows = await test.database.sql<{ action: string }[]>`
    select action from audit_entry where subject_id = ${subject} order by id`;
  return rows.map(({ action }) => action);
}
