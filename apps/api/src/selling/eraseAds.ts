import type { TransactionSql } from 'postgres';

/** Erases the drafts of removed accounts, and the personal data in their ads. [M64] */
export async function eraseAds(sql: TransactionSql, userIds: number[]): Promise<void> {
  await sql`delete from ad_draft where user_id in ${sql(userIds)}`;
  await sql`
    update ad set description = '', line = '', search_tokens = '{}', vin = null, contact_phone = null, lat = null,
      lng = null
    where user_id in ${sql(userIds)}`;
}
