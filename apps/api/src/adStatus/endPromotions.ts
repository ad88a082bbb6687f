import { boostTypes, tierOf, unusedCredits } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { post } from '../ledger/transfers.ts';

interface RunningPurchase {
  readonly id: string;
  readonly userId: number;
  readonly type: number;
  readonly credits: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isPosted: boolean;
}

/**
 * Ends the promotions of an ad that was sold or deleted, and returns the credits of their unused days to the accounts
 * that paid, each purchase once. The caller has locked the ad. A later return of the ad begins no promotion. [M07]
 */
export async function endPromotions(sql: TransactionSql, adId: number, now: Date): Promise<void> {
  const running = await sql<RunningPurchase[]>`
    select id, user_id::int as "userId", type, credits, starts_at as "startsAt", ends_at as "endsAt",
      posted_at is not null as "isPosted"
    from boost_purchase
    where ad_id = ${adId} and ends_at > ${now} and ended_at is null and returned_at is null order by id`;
  for (const purchase of running) await endPurchase(sql, adId, purchase, now);

  await sql`
    update ad_boost set ends_at = greatest(${now}::timestamptz, starts_at + interval '1 second')
    where ad_id = ${adId} and type <> ${boostTypes.BOOST_REGULAR} and ends_at > ${now}`;
}

async function endPurchase(sql: TransactionSql, adId: number, purchase: RunningPurchase, now: Date) {
  const { id, userId, type } = purchase;
  const back = unusedCredits(purchase, now);
  // days that had not begun are left out of statistics: they end when they begin
  await sql`
    update boost_purchase set ended_at = ${now}, credits_back = ${back}, starts_at = least(starts_at, ${now}),
      ends_at = greatest(${now}::timestamptz, least(starts_at, ${now}) + interval '1 second')
    where id = ${id}`;
  if (back === 0) return;

  const facts = { ad_id: adId, product: `boost-${tierOf(type) ?? type}` };
  const sides = { from: 'revenue', to: { userId } } as const;
  await post(sql, { id: `unused:${id}`, ...sides, unit: 'credit', amount: back, kind: 'unused', facts }, now);
}
