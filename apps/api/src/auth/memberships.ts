import type { Sql, TransactionSql } from 'postgres';

/**
 * Tables of the memberships that give rights: those in companies that are not closed and whose account is in good
 * standing. The tables are `company_member`, `company` and `account`; `account` is the account of the company. [H07]
 */
export const validMemberships = (sql: Sql | TransactionSql) => sql`
  company_member
    join company on company.id = company_id and company.status < 2 and company.user_id <> company_member.user_id
    join users account on account.id = company.user_id and account.status < 2`;

/** The accounts of companies that people act for at this moment. People who act for no company are missing. [H07] */
export async function companyAccountsOf(
  sql: Sql,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await sql<{ userId: number; accountIds: number[] }[]>`
    select company_member.user_id::int as "userId", array_agg(account.id::int) as "accountIds"
    from ${validMemberships(sql)} where company_member.user_id = any (${[...userIds]}::bigint[])
    group by company_member.user_id`;
  return new Map(rows.map(({ userId, accountIds }) => [userId, accountIds]));
}
