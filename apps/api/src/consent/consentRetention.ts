import type { Sql } from 'postgres';

/**
 * Deletes answers about cookies that are older than three years. An answer is valid for 180 days; during the rest of
 * the time somebody may ask for the proof. Returns how many were deleted. [M64]
 */
export async function deleteOldConsents(sql: Sql): Promise<number> {
  const { count } = await sql`delete from consent_log where answered_at < now() - interval '3 years'`;
  return count;
}
