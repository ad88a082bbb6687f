import { fastAdLimits, listingLimits, listingStatus } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { giveForAd } from '../loyalty/points.ts';
import { carryPrices } from '../prices/carryPrices.ts';
import { freeSlots, slotsOfFastAds } from '../accounts/plan.ts';

const dayMs = 86_400_000;

/** Whether an account has no free slot for another ad of this kind. Ask while the account is locked. [T09c, J30, M17] */
export async function isFull(sql: TransactionSql, userId: number, isFast: boolean): Promise<boolean> {
  if (!isFast) return (await freeSlots(sql, userId)).free <= 0;

  const { used, limit } = await slotsOfFastAds(sql, userId);

  return used >= limit;
}

/** The end of an ad that is activated or renewed now. [M04, M17] */
export const endOf = (now: Date, isFast = false) =>
  new Date(now.getTime() + (isFast ? fastAdLimits : listingLimits).activeDays * dayMs);

/**
 * Makes an ad public and confirmed: for 60 days, or for 14 if it is a fast one. The first time a full ad is public, the
 * account gets points, and the price history of an earlier ad of the same vehicle is taken over.
 * [M04, M17, N04, M18, N02]
 */
export async function activate(sql: TransactionSql, adId: number, now: Date): Promise<void> {
  const [ad] = await sql<{ user_id: number; is_first: boolean; fast: boolean }[]>`
    update ad set status = ${listingStatus.active}, published_at = coalesce(ad.published_at, ${now}),
      confirmed_at = ${now}, expires_at = case when ad.fast then ${endOf(now, true)} else ${endOf(now)} end
    from (select id, published_at is null as is_first from ad where id = ${adId}) as before
    where ad.id = before.id returning user_id::int, is_first, ad.fast`;
  if (ad?.is_first !== true || ad.fast) return;

  await giveForAd(sql, { id: adId, userId: ad.user_id }, now);
  await carryPrices(sql, adId, now);
}
