import type { Sql } from 'postgres';

/**
 * Deletes answers about cookies that are older than three years: an answer holds for 180 days, the rest is the time in
 * which somebody may ask for the proof. Answers how many went. [M64]
 */
export async function forgetOldConsents(sql: Sql): Promise<number> {
  const { count } = await sql`delete from consent_log where answered_at < now() - interval '3 years'`;
  return count;
}
