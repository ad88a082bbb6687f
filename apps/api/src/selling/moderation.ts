import { Failure, type AdState, type CallOutcome, type CallRequest, type moderateAd } from '@volan/api-contract';
import {
  canChangeStatus,
  listingStatus,
  rejectionReasons,
  type ListingStatus,
  type RejectionReasonName,
} from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { audit } from '../administration/audit.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { activate } from './activate.ts';
import { stateOf } from './changeStatus.ts';
import { actAs, findOwnAd, type OwnAd } from './ownership.ts';
import type { SellingDeps } from './SellingDeps.ts';
import { tellSeller } from './tellSeller.ts';

const { pending, active, rejected, removed } = listingStatus;

/** What a decision is called, in the audit and in the mail. */
const decisions = { [pending]: 'asked', [active]: 'approved', [rejected]: 'rejected', [removed]: 'removed' } as const;

/**
 * Decides about an ad in one transaction, with its entry in the audit and its mail. Nobody decides about an own ad. [J139, P57]
 */
export async function decide(
  { sql, titleOf, now }: Pick<SellingDeps, 'sql' | 'titleOf' | 'now'>,
  { id, status, reasons: given = [], reason = '' }: CallRequest<typeof moderateAd>,
  context: CallContext,
): Promise<CallOutcome<typeof moderateAd>> {
  const { actor } = principalOf(context);
  const isRefused = status === rejected || status === removed;
  const reasons = isRefused ? rejectionReasons.filter((each) => given.includes(each)) : [];
  if (status !== active && reason === '' && reasons.length === 0) return fieldFailure('reason', 'required');
  const moment = new Date(now());
  return sql.begin(async (transaction): Promise<AdState | Failure<'not-found' | 'forbidden' | 'conflict', null>> => {
    const ad = await findOwnAd(transaction, 'ads.moderate', actor, id, true);
    if (ad instanceof Failure) return ad;
    if (ad.userId === actor.id) return new Failure('forbidden');
    if (!mayBecome(ad.status, status)) return new Failure('conflict');
    await actAs(transaction, actor.id);
    await become(transaction, ad, status, moment);
    await keepDecision(transaction, id, actor.id, { status, reasons, reason }, moment);
    const decision = decisions[status];
    await audit(transaction, actor.id, `ad.${decision}`, ad.userId, { ad: id, reasons: reasons.join(), reason });
    await tellSeller(transaction, titleOf, ad, { template: 'ad-decision', values: { decision, reasons, reason } });
    return stateOf(transaction, id);
  });
}

/** An ad that is public and was reported may stay as it is. */
const mayBecome = (from: ListingStatus, to: ListingStatus) =>
  (from === active && to === active) ||
  (canChangeStatus(from, to) && !(to === active && from !== pending && from !== removed));

async function become(sql: TransactionSql, { id, status: from }: OwnAd, to: ListingStatus, now: Date) {
  if (from === to) return;
  if (to === active) await activate(sql, id, now);
  else await sql`update ad set status = ${to} where id = ${id}`;
}

async function keepDecision(
  sql: TransactionSql,
  id: number,
  moderator: number,
  { status, reasons, reason }: { status: ListingStatus; reasons: readonly RejectionReasonName[]; reason: string },
  now: Date,
) {
  const isAsked = status === pending;
  const review = {
    ad_id: id,
    question: isAsked ? reason : '',
    reason: isAsked || status === active ? '' : reason,
    refused_for: [...reasons],
    waiting_since: isAsked ? now : null,
    decided_by: moderator,
    decided_at: now,
  };
  await sql`
    insert into ad_review ${sql(review)}
    on conflict (ad_id) do update set question = excluded.question, reason = excluded.reason,
      refused_for = excluded.refused_for, due = false,
      waiting_since = case when ${isAsked} then coalesce(ad_review.waiting_since, excluded.waiting_since) end,
      decided_by = excluded.decided_by, decided_at = excluded.decided_at`;
}
