import type { Sql } from 'postgres';

/**
 * Deletes addresses of sessions after 90 days, ended sessions after 90 days, codes a day after their end, and
 * challenges of passkeys when they expire. Returns how many sessions and codes were deleted. [M64]
 */
export async function deleteOldSessions(sql: Sql): Promise<number> {
  await sql`
    update session set address = null, country = null
    where address is not null and last_used_at < now() - interval '90 days'`;
  const sessions = await sql`
    delete from session
    where coalesce(ended_at, least(expires_at, last_used_at + interval '30 days')) < now() - interval '90 days'`;
  const codes = await sql`delete from one_time_code where expires_at < now() - interval '1 day'`;
  await sql`delete from passkey_challenge where expires_at < now()`;

  return sessions.count + codes.count;
}
