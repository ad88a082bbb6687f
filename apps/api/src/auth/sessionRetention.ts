import type { Sql } from 'postgres';

/**
 * Addresses of sessions are forgotten after 90 days, ended sessions after as many, codes a day after their end, and
 * what devices were asked to sign as soon as it is good no longer. Answers how many sessions and codes went. [M64]
 */
export async function forgetOldSessions(sql: Sql): Promise<number> {
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
