import type { TransactionSql } from 'postgres';

/**
 * Writes down what an administrator did, in the transaction of the deed. No secrets in the details.
 *
 * @param actorId null: who began it is no longer known
 * @param action such as `user.suspended`
 * @param subjectId the account that it was done to; null: to none
 */
export async function audit(
  sql: TransactionSql,
  actorId: number | null,
  action: string,
  subjectId: number | null,
  details: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await sql`
    insert into audit_entry (actor_id, action, subject_id, details)
    values (${actorId}, ${action}, ${subjectId}, ${sql.json(details)})`;
}
