import { Failure, type AdState, type CallOutcome, type CallRequest, type undoAdDecision } from '@volan/api-contract';
import { canChangeStatus, listingStatus, type ListingStatus } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { restorePoints, withdrawPoints } from '../loyalty/points.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { readAdState } from '../adStatus/readAdState.ts';
import { decisionNames, statusOf, undoMs, type DecidedStatus, type StateBefore } from './decisions.ts';
import { actAs, findOwnAd } from '../ads/ownership.ts';
import { undoPriorityReview } from './priorityReview.ts';
import { reopenReports } from './reports.ts';
import type { ModerationDeps } from './ModerationDeps.ts';

const { active, removed } = listingStatus;

/** Whether the table of statuses allows an undo. The removal of an ad that was not public cannot be undone. [M02] */
export const canUndo = (from: ListingStatus, to: ListingStatus) => from === to || canChangeStatus(to, from);

interface Row {
  readonly id: number;
  readonly old_status: number;
  readonly status: DecidedStatus;
  readonly decided_at: Date;
  readonly before: StateBefore;
}

/** Undoes a decision and restores the ad, its review and its points. [M02, M05] */
export async function undoDecision(
  { sql, now }: Pick<ModerationDeps, 'sql' | 'now'>,
  { id }: CallRequest<typeof undoAdDecision>,
  context: CallContext,
): Promise<CallOutcome<typeof undoAdDecision>> {
  const { actor } = principalOf(context);
  const moment = new Date(now());
  return sql.begin(async (transaction): Promise<AdState | Failure<'not-found' | 'forbidden' | 'conflict', null>> => {
    const ad = await findOwnAd(transaction, 'ads.moderate', actor, id, true);
    if (ad instanceof Failure) return ad;

    const decision = await undoable(transaction, id, actor.id, moment);
    if (!decision) return new Failure('conflict');

    const from = statusOf(decision.old_status);
    await actAs(transaction, actor.id);
    const undone = { from, to: decision.status, before: decision.before, decisionId: decision.id };
    await restoreAd(transaction, id, undone, moment);
    await reopenReports(transaction, id, decision.decided_at);
    await transaction`update ad_decision set undone_at = ${moment}, before = null where id = ${decision.id}`;
    const name = decisionNames[decision.status];
    const change = { entity: 'ad', id, before: { status: decision.status }, after: { status: from } };
    await audit(transaction, actor.id, 'ad.decision-undone', ad.userId, { ad: id, decision: name }, change);

    return readAdState(transaction, id);
  });
}

/** The last decision about an ad, if the caller made it within the time for an undo and nothing changed since. */
async function undoable(sql: TransactionSql, adId: number, moderator: number, now: Date): Promise<Row | null> {
  const [last] = await sql<(Row & { isOpen: boolean })[]>`
    select decision.id, old_status, decision.status, decided_at, before,
      decided_by = ${moderator} and before is not null and told_at is null and undone_at is null
        and decided_at > ${new Date(now.getTime() - undoMs)} and ad_version = updated_at as "isOpen"
    from ad_decision decision join ad on ad.id = ad_id
    where ad_id = ${adId} order by decision.id desc limit 1 for update of decision`;
  return last?.isOpen === true ? last : null;
}

interface UndoneDecision {
  readonly from: ListingStatus;
  readonly to: ListingStatus;
  readonly before: StateBefore;
  readonly decisionId: number;
}

async function restoreAd(sql: TransactionSql, id: number, { from, to, before, decisionId }: UndoneDecision, now: Date) {
  const { published_at: published, confirmed_at: confirmed, expires_at: expires } = before.ad;
  // credits are locked before points, as everywhere
  const paid = typeof before.review?.['priority_id'] === 'string' ? before.review['priority_id'] : null;
  const priority = paid === null ? null : await undoPriorityReview(sql, { id: paid, decisionId }, now);
  if (from !== to) {
    await sql`
      update ad set status = ${from}, published_at = ${published}::timestamptz,
        confirmed_at = ${confirmed}::timestamptz, expires_at = ${expires}::timestamptz
      where id = ${id}`;
    if (to === removed) await restorePoints(sql, [`ad:${id}`], now);
    else if (from === removed) await withdrawPoints(sql, [`ad:${id}`], now);
    else if (to === active && published === null) await withdrawPoints(sql, [`ad:${id}`], now);
  }
  await sql`delete from ad_review where ad_id = ${id}`;
  if (before.review) {
    const review = { ...before.review, priority_id: priority?.id ?? null, priority_until: priority?.until ?? null };
    await sql`
      insert into ad_review
      select * from jsonb_populate_record(null::ad_review, ${sql.json(review)}::jsonb)`;
  }
}
