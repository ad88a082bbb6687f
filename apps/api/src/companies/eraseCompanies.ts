import type { TransactionSql } from 'postgres';

/** Erases the companies of removed accounts, whom they follow and who follows them, their documents, memberships and invitations. [M64] */
export async function eraseCompanies(sql: TransactionSql, userIds: number[]): Promise<void> {
  const companies = sql`select id from company where user_id in ${sql(userIds)}`;
  await sql`delete from followed_seller where user_id in ${sql(userIds)} or seller_id in ${sql(userIds)}`;
  await sql`delete from company_member where user_id in ${sql(userIds)} or company_id in (${companies})`;
  await sql`delete from company_invitation where company_id in (${companies}) or invited_by in ${sql(userIds)}`;
  await sql`
    with files as (delete from company_document where company_id in (${companies}) returning object_key)
    insert into stray_file (object_key) select object_key from files`;
  await sql`delete from company_review where company_id in (${companies})`;
  await sql`
    update company set name = '', sort_name = '', search_text = '', legal_name = '', tax_id = null,
      registry_number = null, address = null, phones = '{}', web = null, description = '', logo_id = null,
      cover_id = null, lat = null, lng = null, hours_exceptions = '[]'
    where user_id in ${sql(userIds)}`;
}
