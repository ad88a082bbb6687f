import { createHmac } from 'node:crypto';
import { networkOf } from '@volan/observability';
import { Failure, type CallOutcome, type CallRequest, type reportAd } from '@volan/api-contract';
import { listingStatus, reportsForReview, riskOf } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { notify } from '../notifications/notify.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';

/** Days until a report is deleted. [M64] */
export const reportDays = 180;

/** What reporting needs. */
export interface ReportDeps {
  readonly sql: Sql;
  /** The key for hashes of the networks that reports come from. */
  readonly secret: string;
  readonly isTooMany: RateLimit;
}

/** The person who reports an ad. */
export interface Reporter {
  readonly address: string;
  readonly userId: number | null;
  /** The accounts whose ads are the reporter's own: their account and those of their companies. */
  readonly accounts: readonly number[];
}

/**
 * Stores a report of an ad, once per person. A user counts by account, a visitor by network, of which only a keyed hash
 * is stored. Reports of several people put the ad into the queue; it stays public until a moderator decides. [P57]
 */
export async function saveReport(
  { sql, secret, isTooMany }: ReportDeps,
  { id, reason, text = '' }: CallRequest<typeof reportAd>,
  { address, userId, accounts }: Reporter,
): Promise<CallOutcome<typeof reportAd>> {
  if (reason === 'other' && text === '') return fieldFailure('text', 'required');
  if (await isTooMany(address)) return tooMany();

  const reporter = createHmac('sha256', secret)
    .update(userId === null ? `report ${networkOf(address)}` : `report of account ${userId}`)
    .digest();

  return sql.begin(async (transaction) => {
    const [ad] = await transaction<{ owner: number }[]>`
      select user_id::int as owner from ad where id = ${id} and status = ${listingStatus.active} for no key update`;
    if (!ad) return new Failure('not-found');
    if (accounts.includes(ad.owner)) return new Failure('own-ad');

    const { count } = await transaction`
      insert into ad_report (ad_id, reporter, reason, text, reporter_id)
      values (${id}, ${reporter}, ${reason}, ${text}, ${userId})
      on conflict (ad_id, reporter) do nothing`;
    if (count > 0) {
      await transaction`
        with counted as (insert into report_count (reason, at) values (${reason}, now()) returning id)
        update ad_report set count_id = counted.id from counted where ad_id = ${id} and reporter = ${reporter}`;
    }
    const [reports] = await transaction<{ open: number }[]>`
      select count(*)::int as open from ad_report
      where ad_id = ${id} and at > coalesce((select decided_at from ad_review where ad_id = ${id}), '-infinity')`;
    if (count > 0 && (reports?.open ?? 0) >= reportsForReview) {
      await transaction`
        insert into ad_review (ad_id, risk, reasons, waiting_since)
        values (${id}, ${riskOf(['reported'])}, array['reported'], now())
        on conflict (ad_id) do update set risk = greatest(ad_review.risk, excluded.risk),
          reasons = case when 'reported' = any (ad_review.reasons) then ad_review.reasons
            else ad_review.reasons || array['reported'] end,
          waiting_since = coalesce(ad_review.waiting_since, excluded.waiting_since)`;
    }

    return { reported: true as const };
  });
}

/** Closes all open reports of an ad, in the transaction of the decision. */
export const endReports = (sql: TransactionSql, adId: number, now: Date) =>
  sql`update ad_report set decided_at = ${now} where ad_id = ${adId} and decided_at is null`;

/** Reopens the reports that a decision closed, when it is undone. */
export const reopenReports = (sql: TransactionSql, adId: number, decidedAt: Date) =>
  sql`update ad_report set decided_at = null where ad_id = ${adId} and decided_at = ${decidedAt}`;

/**
 * Counts the results of the reports that a decision closed, and notifies signed-in reporters, without names and texts.
 * [P57, N14]
 */
export async function notifyReporters(
  sql: TransactionSql,
  { adId, decidedAt, isActed }: { readonly adId: number; readonly decidedAt: Date; readonly isActed: boolean },
  now: Date,
): Promise<void> {
  const reports = await sql<{ reporter_id: number | null; count_id: number | null }[]>`
    select reporter_id::int, count_id::int from ad_report where ad_id = ${adId} and decided_at = ${decidedAt}`;
  if (reports.length === 0) return;

  await sql`
    update report_count set decided_at = ${decidedAt}, acted = ${isActed}
    where id = any (${reports.flatMap(({ count_id: id }) => id ?? [])}::bigint[])`;
  const people = [...new Set(reports.flatMap(({ reporter_id: id }) => id ?? []))];
  await notify(sql, people, { event: isActed ? 'report-acted' : 'report-dismissed', adId }, now);
}

/** Deletes old reports. Returns how many. [M64] */
export async function deleteOldReports(sql: Sql): Promise<number> {
  const { count } = await sql`delete from ad_report where at < now() - make_interval(days => ${reportDays})`;
  return count;
}
