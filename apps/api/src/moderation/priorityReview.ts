import { Failure, type activateWithCredits, type CallOutcome } from '@volan/api-contract';
import { listingStatus, priorityReviewCredits, priorityReviewDays } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { NotEnough, TransferRefused } from '../ledger/refusals.ts';
import { balanceOf, post, release, reserve, settle } from '../ledger/transfers.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findOwnAd, type OwnAd } from '../ads/ownership.ts';
import type { ModerationDeps } from './ModerationDeps.ts';

const dayMs = 86_400_000;

interface Review {
  readonly waiting: string | null;
  readonly paid: Date | null;
}

/** A priority review that is paid. */
export interface PaidReview {
  readonly until: Date;
  /** Whether this call made the payment. */
  readonly isNew: boolean;
}

/**
 * Reserves the credits and moves a locked ad to the front of the queue, in the transaction of the caller.
 *
 * @param id of the transfer; without one it is made of the ad and the moment
 * @returns null where the ad waits for nobody
 * @throws NotEnough
 */
export async function reserveReview(
  sql: TransactionSql,
  { ad, actorId, id }: { readonly ad: OwnAd; readonly actorId: number; readonly id?: string },
  now: Date,
): Promise<PaidReview | null> {
  const [review] = await sql<Review[]>`
    select extract(epoch from waiting_since)::bigint::text as waiting,
      case when priority_until > ${now} then priority_until end as paid
    from ad_review where ad_id = ${ad.id} and question = '' for update`;
  if (ad.status !== listingStatus.pending || !review || review.waiting === null) return null;
  if (review.paid) return { until: review.paid, isNew: false };

  const until = new Date(now.getTime() + priorityReviewDays * dayMs);
  const transfer = id ?? `review:${ad.id}:${review.waiting}:${now.getTime()}`;
  const what = { unit: 'credit', amount: priorityReviewCredits, kind: 'review', facts: { ad_id: ad.id } } as const;
  const acting = actorId === ad.userId ? {} : { actorId };
  const sides = { from: { userId: ad.userId }, to: 'revenue' } as const;
  await reserve(sql, { id: transfer, ...sides, ...what, ...acting }, until, now);
  await sql`update ad_review set priority_id = ${transfer}, priority_until = ${until} where ad_id = ${ad.id}`;

  return { until, isNew: true };
}

/** Reserves the credits and moves the ad to the front of the queue, in one transaction. [J32, E18] */
export async function payPriorityReview(
  { sql, now }: Pick<ModerationDeps, 'sql' | 'now'>,
  adId: number,
  context: CallContext,
): Promise<CallOutcome<typeof activateWithCredits>> {
  const { actor } = principalOf(context);
  const moment = new Date(now());
  try {
    return await sql.begin(async (transaction): Promise<CallOutcome<typeof activateWithCredits>> => {
      const ad = await findOwnAd(transaction, 'ads.boost', actor, adId, true);
      if (ad instanceof Failure) return ad;

      const review = await reserveReview(transaction, { ad, actorId: actor.id }, moment);
      if (!review) return new Failure<'conflict', null>('conflict');

      const balance = await balanceOf(transaction, ad.userId, 'credit');

      return { ad_id: adId, credits: priorityReviewCredits, until: review.until.toISOString(), balance };
    });
  } catch (error) {
    if (error instanceof NotEnough) return new Failure('not-enough-credits', { data: { missing: error.missing } });
    throw error;
  }
}

/**
 * Ends the payment for a review, in the transaction of its cause: a decision charges it, a withdrawn ad releases it. If
 * the review came too late, the credits were released before.
 *
 * @param only where this transfer paid it
 */
export async function endPriorityReview(
  sql: TransactionSql,
  adId: number,
  how: 'decided' | 'withdrawn',
  now: Date,
  only?: string,
): Promise<void> {
  const [paid] = await sql<
    { id: string }[]
  >`select priority_id as id from ad_review where ad_id = ${adId} and priority_id is not null`;
  if (!paid || (only !== undefined && rootOf(paid.id) !== only)) return;

  await sql`update ad_review set priority_id = null, priority_until = null where ad_id = ${adId}`;
  try {
    await sql.savepoint((part) => (how === 'decided' ? settle : release)(part, paid.id, now));
  } catch (error) {
    if (!(error instanceof TransferRefused)) throw error;
  }
}

/** The first transfer for a review. After an undone decision, the next transfer has this id with a suffix. */
const rootOf = (id: string) => id.split('~', 1)[0];

interface ReviewCharge {
  readonly userId: number;
  readonly amount: number;
  readonly adId: number;
  readonly until: Date;
}

/**
 * Returns what an undone decision had charged, once, and reserves it again for the next decision. The ad stays at the
 * front of the queue, and costs nothing if it is withdrawn meanwhile. Null: nothing had been charged. [M05, T50]
 *
 * @param id of the transfer that the decision charged
 * @param decisionId the decision that is undone
 */
export async function undoPriorityReview(
  sql: TransactionSql,
  { id, decisionId }: { readonly id: string; readonly decisionId: number },
  now: Date,
): Promise<{ readonly id: string; readonly until: string } | null> {
  const [charged] = await sql<ReviewCharge[]>`
    select account.user_id::int as "userId", reserved.amount::int, (reserved.facts ->> 'ad_id')::int as "adId",
      reserved.expires_at as until
    from ledger_transfer reserved join ledger_account account on account.id = reserved.gives
    where reserved.id = ${id} and reserved.phase = 'reserved' and exists (
      select from ledger_transfer done where done.pending_id = reserved.seq and done.phase = 'settled')`;
  if (!charged) return null;

  const { userId, amount, adId, until } = charged;
  const what = { unit: 'credit', amount, facts: { ad_id: adId } } as const;
  await post(sql, { id: `undone:${id}`, from: 'revenue', to: { userId }, kind: 'refund', ...what }, now);
  if (until <= now) return null;

  const again = `${rootOf(id)}~${decisionId}`;
  await reserve(sql, { id: again, from: { userId }, to: 'revenue', kind: 'review', ...what }, until, now);

  return { id: again, until: until.toISOString() };
}
