import { Failure, type CallOutcome, type CallRequest, type replyToServiceReview } from '@volan/api-contract';
import { maskContacts } from '@volan/domain-rules';
import { lockOwnCompany } from '../companies/ownCompany.ts';
import { notify } from '../notifications/notify.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { presentReview, readReviewRows } from './serviceReviews.ts';
import type { ReviewDeps } from './writeReview.ts';

/** Stores the one reply of a service to a review, and notifies its author. [M16] */
export async function replyToReview(
  { sql, isTooMany, now }: ReviewDeps,
  { review_id: id, text }: CallRequest<typeof replyToServiceReview>,
  context: CallContext,
): Promise<CallOutcome<typeof replyToServiceReview>> {
  const { actor } = principalOf(context);
  if (await isTooMany(String(actor.id))) return tooMany();

  const moment = new Date(now());

  return sql.begin(async (transaction): Promise<CallOutcome<typeof replyToServiceReview>> => {
    const [review] = await readReviewRows(transaction, transaction`review.id = ${id}`);
    const company = review && (await lockOwnCompany(transaction, 'services.edit', actor, review.service_id));
    if (!review || !company) return new Failure('not-found');

    const { count } = await transaction`
      update service_review set reply = ${maskContacts(text)}, replied_at = ${moment}, replied_by = ${actor.id}
      where id = ${id} and reply is null`;
    if (count === 0) return new Failure('conflict');

    const facts = { company: review.service, service: review.service_id };
    await notify(transaction, [review.author_id], { event: 'review-replied', facts }, moment);
    const [row] = await readReviewRows(transaction, transaction`review.id = ${id}`);

    return row ? presentReview(row) : new Failure('not-found');
  });
}
