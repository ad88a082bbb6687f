import type { TestAccounts, TestPerson } from './openTestAccounts.ts';

/** Serbia and Germany. */
export const [serbia, germany] = [688, 276];

/** An active account of a country under a name. */
export async function openSomeone(test: TestAccounts, name: string, country = serbia): Promise<TestPerson> {
  const person = await test.person();
  const { id } = person.user;
  await test.database.sql`update users set name = ${name}, country_id = ${country}, status = 1 where id = ${id}`;

  return person;
}

/** An administrator with a second step; of group 6: a regional one. */
export async function openAdministrator(
  test: TestAccounts,
  { group = 1, country = serbia, name = 'Vera Administrator' }: { group?: 1 | 6; country?: number; name?: string } = {},
): Promise<TestPerson> {
  const person = await openSomeone(test, name, country);
  const { id } = person.user;
  await test.database.sql`insert into user_group (user_id, group_id) values (${id}, ${group})`;
  await test.database.sql`update session set second_factor_at = now() where user_id = ${id}`;

  return person;
}

/** The actions on an account in the audit log, the oldest first. */
export async function auditedOf(test: TestAccounts, subject: number): Promise<readonly string[]> {
  const rows = await test.database.sql<{ action: string }[]>`
    select action from audit_entry where subject_id = ${subject} order by id`;
  return rows.map(({ action }) => action);
}
