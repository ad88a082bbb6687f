import { Failure, type CallOutcome, type CallRequest, type moderateAd } from '@volan/api-contract';
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
import { audit } from '../platform/audit/audit.ts';
import { wordsFor } from './templates.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import { applyStatus } from '../adStatus/applyStatus.ts';
import { readAdFields } from '../ads/adFields.ts';
import { readAdState } from '../adStatus/readAdState.ts';
import { endClaim, claimedByOther } from './claims.ts';
import { decisionNames, appendHistory, stateBefore, undoMs } from './decisions.ts';
import { formOf } from '../ads/formOf.ts';
import { actAs, findOwnAd, type OwnAd } from '../ads/ownership.ts';
import { endPriorityReview } from './priorityReview.ts';
import { endReports } from './reports.ts';
import type { ModerationDeps } from './ModerationDeps.ts';
import { canUndo } from './undoDecision.ts';

const { pending, active, rejected, removed } = listingStatus;

/**
 * Decides about an ad in one transaction, with an entry in the audit log. The seller is notified when the decision can
 * no longer be undone. Moderators cannot decide about their own ads or about ads that another moderator has claimed.
 * [J139, P57, M05]
 */
export async function decide(
  { sql, taxonomy, now }: Pick<ModerationDeps, 'sql' | 'taxonomy' | 'now'>,
  { id, status, reasons: given = [], reason: words = '', template }: CallRequest<typeof moderateAd>,
  context: CallContext,
): Promise<CallOutcome<typeof moderateAd>> {
  const { actor } = principalOf(context);
  const isRefused = status === rejected || status === removed;
  const reasons = isRefused ? rejectionReasons.filter((each) => given.includes(each)) : [];
  const isSaid = words !== '' || template !== undefined;
  if (status !== active && !isSaid && reasons.length === 0) return fieldFailure('reason', 'required');

  const moment = new Date(now());

  return sql.begin(async (transaction): Promise<CallOutcome<typeof moderateAd>> => {
    const ad = await findOwnAd(transaction, 'ads.moderate', actor, id, true);
    if (ad instanceof Failure) return ad;
    if (ad.userId === actor.id) return new Failure<'forbidden', null>('forbidden');

    const held = await claimedByOther(transaction, { kind: 'ad', subject: id }, actor.id, moment);
    if (held) return held;
    if (!canBecome(ad.status, status)) return new Failure<'conflict', null>('conflict');

    const answer = { kind: 'ad', userId: ad.userId, ...(template !== undefined && { template }) } as const;
    const reason = await wordsFor(transaction, answer, words);
    if (reason === null) return fieldFailure('template', 'value');

    await actAs(transaction, actor.id);
    const before = await stateBefore(transaction, id);
    const waited = await waitOf(transaction, id);
    // credits are locked before points, as everywhere
    if (status !== pending) await endPriorityReview(transaction, id, 'decided', moment);
    await applyStatus(transaction, ad, status, moment);
    const asked =
      status === pending ? await fieldsNow(transaction, taxonomy.current().registry, ad, context.language) : null;
    await saveDecision(transaction, id, actor.id, { status, reasons, reason, asked }, moment);
    await endClaim(transaction, { kind: 'ad', subject: id });
    await endReports(transaction, id, moment);
    const isUndoable = canUndo(ad.status, status);
    const history = { adId: id, moderator: actor.id, from: ad.status, to: status, reasons, reason, ...waited };
    await appendHistory(transaction, { ...history, before: isUndoable ? before : null }, moment);
    const details = { ad: id, reasons: reasons.join(), reason };
    const change = { entity: 'ad', id, before: { status: ad.status }, after: { status } };
    await audit(transaction, actor.id, `ad.${decisionNames[status]}`, ad.userId, details, change);
    const until = isUndoable ? new Date(moment.getTime() + undoMs).toISOString() : null;

    return { ...(await readAdState(transaction, id)), undo_until: until };
  });
}

/** When an ad entered the queue, and whether it was reported since the last decision. */
async function waitOf(sql: TransactionSql, id: number) {
  const [row] = await sql<{ waitingSince: Date | null; wasReported: boolean; found: string[] }[]>`
    select waiting_since as "waitingSince",
      case when waiting_since is not null then ad_review.reasons else '{}' end as found, exists (
      select from ad_report where ad_id = ad.id and at > coalesce(decided_at, '-infinity')) as "wasReported"
    from ad left join ad_review on ad_review.ad_id = ad.id where ad.id = ${id}`;
  return row ?? { waitingSince: null, wasReported: false, found: [] };
}

/** A decision may also leave a public ad public. */
const canBecome = (from: ListingStatus, to: ListingStatus) =>
  (from === active && to === active) ||
  (canChangeStatus(from, to) && !(to === active && from !== pending && from !== removed));

interface Decision {
  readonly status: ListingStatus;
  readonly reasons: readonly RejectionReasonName[];
  readonly reason: string;
  /** The fields of the ad when its seller was asked a question. */
  readonly asked: AdFormFields | null;
}

/** The fields of the form of an ad. Null: its category no longer exists. */
async function fieldsNow(sql: TransactionSql, registry: Registry, { id, categoryId }: OwnAd, language: LanguageValue) {
  const category = registry.categoriesById.get(categoryId);
  return category ? readAdFields(sql, formOf(registry, category, language), id) : null;
}

async function saveDecision(
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
      refused_for = excluded.refused_for, due = false, answered = '', answered_at = null,
      asked_fields = excluded.asked_fields,
      waiting_since = case when ${isAsked} then coalesce(ad_review.waiting_since, excluded.waiting_since) end,
      decided_by = excluded.decided_by, decided_at = excluded.decided_at`;
}
