import { Failure, type activateWithCredits, type CallOutcome } from '@volan/api-contract';
import { listingStatus, priorityReviewCredits, priorityReviewDays } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { NotEnough, TransferRefused } from '../ledger/refusals.ts';
import { balanceOf, release, reserve, settle } from '../ledger/transfers.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findOwnAd } from './ownership.ts';
import type { SellingDeps } from './SellingDeps.ts';

const dayMs = 86_400_000;

interface Review {
  readonly waiting: string | null;
  readonly paid: Date | null;
}

/** Reserves the credits and puts the ad to the front of the queue, together or not at all. [J32, E18] */
export async function payPriorityReview(
  { sql, now }: Pick<SellingDeps, 'sql' | 'now'>,
  adId: number,
  context: CallContext,
): Promise<CallOutcome<typeof activateWithCredits>> {
  const { actor } = principalOf(context);
  const moment = new Date(now());
  try {
    return await sql.begin(async (transaction): Promise<CallOutcome<typeof activateWithCredits>> => {
      const ad = await findOwnAd(transaction, 'ads.boost', actor, adId, true);
      if (ad instanceof Failure) return ad;
      const [review] = await transaction<Review[]>`
        select extract(epoch from waiting_since)::bigint::text as waiting,
          case when priority_until > ${moment} then priority_until end as paid
        from ad_review where ad_id = ${adId} and question = '' for update`;
      if (ad.status !== listingStatus.pending || !review || review.waiting === null) {
        return new Failure<'conflict', null>('conflict');
      }
      const until = review.paid ?? new Date(moment.getTime() + priorityReviewDays * dayMs);
      if (!review.paid) {
        const id = `review:${adId}:${review.waiting}:${moment.getTime()}`;
        const what = { unit: 'credit', amount: priorityReviewCredits, kind: 'review', facts: { ad_id: adId } } as const;
        const acting = actor.id === ad.userId ? {} : { actorId: actor.id };
        const sides = { from: { userId: ad.userId }, to: 'revenue' } as const;
        await reserve(transaction, { id, ...sides, ...what, ...acting }, until, moment);
        await transaction`
          update ad_review set priority_id = ${id}, priority_until = ${until} where ad_id = ${adId}`;
      }
      const balance = await balanceOf(transaction, ad.userId, 'credit');
      return { ad_id: adId, credits: priorityReviewCredits, until: until.toISOString(), balance };
    });
  } catch (error) {
    if (error instanceof NotEnough) return new Failure('not-enough-credits', { data: { missing: error.missing } });
    throw error;
  }
}

/**
 * Ends the payment for a review, in the transaction of what ended it: a decision charges it, an ad that went gives it back. What came
 * too late was given back already.
 */
export async function endPriorityReview(
  sql: TransactionSql,
  adId: number,
  how: 'decided' | 'withdrawn',
  now: Date,
): Promise<void> {
  const [paid] = await sql<
    { id: string }[]
  >`select priority_id as id from ad_review where ad_id = ${adId} and priority_id is not null`;
  if (!paid) return;
  await sql`update ad_review set priority_id = null, priority_until = null where ad_id = ${adId}`;
  try {
    await sql.savepoint((part) => (how === 'decided' ? settle : release)(part, paid.id, now));
  } catch (error) {
    if (!(error instanceof TransferRefused)) throw error;
  }
}
