import { groups } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/**
 * SQL condition: the session is valid. It has not ended, and its account is neither banned nor removed. If an
 * administrator is signed in as the user, the administrator's own session and rights are valid too. Needs the tables
 * `session` and `users`.
 */
export const isValidSession = (sql: Sql | TransactionSql) => sql`(
  session.ended_at is null and session.expires_at > now() and users.status < 3
  and (impersonator_id is null or exists (
    select from session parent
      join users administrator on administrator.id = parent.user_id and administrator.status = 1
      join user_group on user_group.user_id = administrator.id and group_id in ${sql(Object.values(groups))}
    where parent.id = session.parent_id and parent.user_id = session.impersonator_id
      and parent.ended_at is null and parent.expires_at > now() and parent.second_factor_at is not null)))`;

/** Those of these sessions that are valid at this moment. */
export async function validSessions(sql: Sql | TransactionSql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }[]>`
    select session.id from session join users on users.id = user_id
    where session.id = any (${[...ids]}) and ${isValidSession(sql)}`;
  return new Set(rows.map(({ id }) => id));
}
