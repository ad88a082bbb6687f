import type { TransactionSql } from 'postgres';

/** Erases who reported and appealed, and what was written about ads of removed accounts. [M64] */
export async function eraseCases(sql: TransactionSql, userIds: number[]): Promise<void> {
  const ads = sql`select id from ad where user_id in ${sql(userIds)}`;
  await sql`update ad_report set reporter_id = null where reporter_id in ${sql(userIds)}`;
  await sql`update appeal set text = '-', answer = '', user_id = null where user_id in ${sql(userIds)}`;
  await sql`update user_decision set reason = '' where user_id in ${sql(userIds)}`;
  await sql`update ad_review set question = '', answered = '', reason = '' where ad_id in (${ads})`;
  const companies = sql`select id from company where user_id in ${sql(userIds)}`;
  await sql`
    update ad_decision set reason = '', before = null where ad_id in (${ads}) or company_id in (${companies})`;
}
