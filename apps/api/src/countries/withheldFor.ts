import { Failure } from '@volan/api-contract';
import { withheldIn, type Withheld } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** Features that the country of an account withholds; none if the account has no country. [J68, P67] */
export async function withheldFor(sql: Sql | TransactionSql, userId: number): Promise<Withheld[]> {
  const [row] = await sql<{ payments: boolean; off: string[] }[]>`
    select payments, features_off as off from users join country on country.id = users.country_id
      where users.id = ${userId}`;
  return row ? withheldIn(row) : [];
}

/** Failure if the country of an account withholds something; null if it is offered. */
export async function refuseWithheld(
  sql: Sql | TransactionSql,
  userId: number,
  wanted: Withheld,
): Promise<Failure<'not-offered', null> | null> {
  return (await withheldFor(sql, userId)).includes(wanted) ? new Failure<'not-offered', null>('not-offered') : null;
}
