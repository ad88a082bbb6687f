import { listingStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/**
 * Whether a phone has to be confirmed before an ad is published: neither the account of the ad nor its author has
 * confirmed one, the account has published no ad that moderators left public, and it has no approved company with a
 * phone. [J06, G14]
 */
export async function needsPhoneFirst(sql: Sql | TransactionSql, ownerId: number, authorId: number): Promise<boolean> {
  const [row] = await sql<{ needed: boolean }[]>`
    select not (
      exists (select from users where id in (${ownerId}, ${authorId}) and mobile_verified_at is not null)
      or exists (
        select from ad
        where user_id = ${ownerId} and published_at is not null and status <> ${listingStatus.removed})
      or exists (select from company where user_id = ${ownerId} and status = 1 and phones <> '{}')
    ) as needed`;

  return row?.needed ?? true;
}
