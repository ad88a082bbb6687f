import { isPriceDrop, listingStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { oneByOne } from '../platform/jobs/oneByOne.ts';
import { notify } from './notify.ts';

/** Ads that one run looks at. */
const batch = 100;

/**
 * Notifies users who saved an ad when its price falls below the price that they know: the price when they saved it, or
 * the lowest in a notification since. It skips their own ads and ads that are not public. Several servers may run it at
 * the same time, and each fall is notified once. Answers the number of users. [M09, M19]
 */
export async function notifyPriceDrops(sql: Sql, now: Date): Promise<number> {
  const fallen = await sql<{ ad_id: number }[]>`select ad_id from price_fall limit ${batch}`;
  const counts = await oneByOne(fallen, ({ ad_id: adId }) =>
    sql.begin((transaction) => notifyOfPriceDrop(transaction, adId, now)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function notifyOfPriceDrop(sql: TransactionSql, adId: number, now: Date): Promise<number> {
  const { count } = await sql`delete from price_fall where ad_id = ${adId}`;
  if (count === 0) return 0;

  const savers = await sql<{ user_id: number; known: number | null; price: number | null }[]>`
    select favourite.user_id, coalesce(told_price, favourite.price) as known, ad.price
    from favourite join ad on ad.id = ad_id
    where ad_id = ${adId} and ad.status = ${listingStatus.active} and ad.user_id <> favourite.user_id
      and not exists (select from company join company_member on company_member.company_id = company.id
        where company.user_id = ad.user_id and company_member.user_id = favourite.user_id)
    for update of favourite`;
  const due = savers.filter(({ known, price }) => isPriceDrop(known, price));
  await oneByOne(due, async ({ user_id: userId, known, price }) => {
    const facts = { ...(known !== null && { price_before: known }), ...(price !== null && { price }) };
    await notify(sql, [userId], { event: 'price-drop', adId, facts }, now);
    await sql`update favourite set told_price = ${price} where user_id = ${userId} and ad_id = ${adId}`;
  });

  return due.length;
}
