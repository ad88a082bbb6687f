import type { Sql } from 'postgres';

/**
 * Deletes devices whose session has expired or was not used for 30 days, because nothing is sent there. Returns how
 * many.
 * [M64]
 */
export async function deleteOldPushDevices(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from push_subscription using session
    where session.id = session_id and (expires_at <= now() or last_used_at < now() - interval '30 days')`;
  return count;
}
