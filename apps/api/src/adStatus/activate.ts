import { listingLimits, listingStatus } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { giveForAd } from '../loyalty/points.ts';
import { carryPrices } from '../prices/carryPrices.ts';
import { freeSlots } from '../accounts/plan.ts';

const dayMs = 86_400_000;

/** Whether an account has no free slot for another ad. Ask while the account is locked. [T09c, J30] */
export async function isFull(sql: TransactionSql, userId: number): Promise<boolean> {
  return (await freeSlots(sql, userId)).free <= 0;
}

/** The end of an ad that is activated or renewed now. [M04] */
export const endOf = (now: Date) => new Date(now.getTime() + listingLimits.activeDays * dayMs);

/**
 * Makes an ad public for 60 days and confirmed. The first time, the account gets points, and the price history of an
 * earlier ad of the same vehicle is taken over. [M04, N04, M18, N02]
 */
export async function activate(sql: TransactionSql, adId: number, now: Date): Promise<void> {
  const [ad] = await sql<{ user_id: number; is_first: boolean }[]>`
    update ad set status = ${listingStatus.active}, published_at = coalesce(ad.published_at, ${now}),
      confirmed_at = ${now}, expires_at = ${endOf(now)}
    from (select id, published_at is null as is_first from ad where id = ${adId}) as before
    where ad.id = before.id returning user_id::int, is_first`;
  if (ad?.is_first !== true) return;

  await giveForAd(sql, { id: adId, userId: ad.user_id }, now);
  await carryPrices(sql, adId, now);
}
