import { Failure, type AdState, type CallOutcome, type CallRequest, type moderateAd } from '@volan/api-contract';
import {
  canChangeStatus,
  listingStatus,
  rejectionReasons,
  type AdFormFields,
  type LanguageValue,
  type ListingStatus,
  type RejectionReasonName,
} from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { audit } from '../administration/audit.ts';
import { restorePoints, withdrawPoints } from '../loyalty/points.ts';
import { notify } from '../notifications/notify.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import { activate } from './activate.ts';
import { readAdFields } from './adFields.ts';
import { stateOf } from './changeStatus.ts';
import { formOf } from './formOf.ts';
import { actAs, findOwnAd, type OwnAd } from './ownership.ts';
import { endPriorityReview } from './priorityReview.ts';
import type { SellingDeps } from './SellingDeps.ts';

const { pending, active, rejected, removed } = listingStatus;

/** What a decision is called, in the audit and where its seller is told. */
const decisions = { [pending]: 'asked', [active]: 'approved', [rejected]: 'rejected', [removed]: 'removed' } as const;

/**
 * Decides about an ad in one transaction, with its entry in the audit and the word to its seller. Nobody decides about an own ad. [J139, P57]
 */
export async function decide(
  { sql, taxonomy, now }: Pick<SellingDeps, 'sql' | 'taxonomy' | 'now'>,
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
    // what was paid in credits comes before points, as everywhere
    if (status !== pending) await endPriorityReview(transaction, id, 'decided', moment);
    await become(transaction, ad, status, moment);
    const asked =
      status === pending ? await fieldsNow(transaction, taxonomy.current().registry, ad, context.language) : null;
    await keepDecision(transaction, id, actor.id, { status, reasons, reason, asked }, moment);
    const decision = decisions[status];
    await audit(transaction, actor.id, `ad.${decision}`, ad.userId, { ad: id, reasons: reasons.join(), reason });
    const told = { event: decision, adId: id, facts: { reasons, text: reason } };
    await notify(transaction, [ad.userId], told, moment);
    return stateOf(transaction, id);
  });
}

/** An ad that is public and was reported may stay as it is. */
const mayBecome = (from: ListingStatus, to: ListingStatus) =>
  (from === active && to === active) ||
  (canChangeStatus(from, to) && !(to === active && from !== pending && from !== removed));

interface Decision {
  readonly status: ListingStatus;
  readonly reasons: readonly RejectionReasonName[];
  readonly reason: string;
  /** What the ad said when its seller was asked. */
  readonly asked: AdFormFields | null;
}

async function become(sql: TransactionSql, { id, status: from }: OwnAd, to: ListingStatus, now: Date) {
  if (from === to) return;
  const deeds = [`ad:${id}`, `sold:${id}`];
  if (to === active) await activate(sql, id, now);
  else await sql`update ad set status = ${to} where id = ${id}`;
  // an ad that we remove gives no points; one whose appeal was won gives them again
  if (to === removed) await withdrawPoints(sql, deeds, now);
  if (from === removed) await restorePoints(sql, deeds, now);
}

/** What the form of an ad holds; null where its category is gone. */
async function fieldsNow(sql: TransactionSql, registry: Registry, { id, categoryId }: OwnAd, language: LanguageValue) {
  const category = registry.categoriesById.get(categoryId);
  return category ? readAdFields(sql, formOf(registry, category, language), id) : null;
}

async function keepDecision(
  sql: TransactionSql,
  id: number,
  moderator: number,
  { status, reasons, reason, asked }: Decision,
  now: Date,
) {
  const isAsked = status === pending;
  const review = {
    ad_id: id,
    question: isAsked ? reason : '',
    reason: isAsked || status === active ? '' : reason,
    refused_for: [...reasons],
    asked_fields: asked === null ? null : sql.json(asked),
    waiting_since: isAsked ? now : null,
    decided_by: moderator,
    decided_at: now,
  };
  await sql`
    insert into ad_review ${sql(review)}
    on conflict (ad_id) do update set question = excluded.question, reason = excluded.reason,
      refused_for = excluded.refused_for, due = false, answered = '', answered_at = null, asked_fields = excluded.asked_fields,
      waiting_since = case when ${isAsked} then coalesce(ad_review.waiting_since, excluded.waiting_since) end,
      decided_by = excluded.decided_by, decided_at = excluded.decided_at`;
}
