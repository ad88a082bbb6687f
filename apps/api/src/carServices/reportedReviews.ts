import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type decideReportedReview,
  type listReportedReviews,
  type ReportedReview,
  type reportServiceReview,
} from '@volan/api-contract';
import { appealUntil, canAccess, listingStatus, scopeOf, type Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { groundsOf } from '../moderation/decisions.ts';
import { reportDays } from '../moderation/reports.ts';
import { notify } from '../notifications/notify.ts';
import { audit } from '../platform/audit/audit.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { presentReview, readReviewRows, reviewColumns, type ReviewRow } from './serviceReviews.ts';
import type { ReviewDeps } from './writeReview.ts';

/** Reported reviews on one page. */
const perPage = 24;

/** Reports of a review that are shown. */
const maxReports = 20;

/** Stores a report of a review, once for each user. It stays public until a moderator decides. [P57] */
export async function reportReview(
  { sql, isTooMany }: Pick<ReviewDeps, 'sql' | 'isTooMany'>,
  { review_id: id, reason, text = '' }: CallRequest<typeof reportServiceReview>,
  context: CallContext,
): Promise<CallOutcome<typeof reportServiceReview>> {
  const { actor } = principalOf(context);
  if (reason === 'other' && text === '') return fieldFailure('text', 'required');
  if (await isTooMany(String(actor.id))) return tooMany();

  const [review] = await readReviewRows(sql, sql`review.id = ${id}`);
  if (!review) return new Failure('not-found');
  if (review.author_id === actor.id) return new Failure('forbidden');

  await sql`
    insert into service_review_report (review_id, user_id, reason, text) values (${id}, ${actor.id}, ${reason}, ${text})
    on conflict (review_id, user_id) do nothing`;

  return { reported: true };
}

interface ReportedRow extends ReviewRow {
  readonly author_name: string;
  readonly reports: ReportedReview['reports'];
  readonly total: number;
}

/** Reported reviews of services that the administrator reaches. [M16, P57, H04] */
export async function readReportedReviews(
  sql: Sql,
  { page = 1 }: CallRequest<typeof listReportedReviews>,
  actor: Actor,
): Promise<CallOutcome<typeof listReportedReviews>> {
  const country = scopeOf('ads.list', actor) === 'all' ? null : (actor.countryId ?? 0);
  const rows = await sql<ReportedRow[]>`
    select ${reviewColumns(sql)}, author as author_name, count(*) over ()::int as total,
      (select jsonb_agg(to_jsonb(shown) order by shown.at) from (
        select reason, text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from service_review_report where review_id = review.id and decision is null
        order by at limit ${maxReports}) shown) as reports
    from public_service_review review join public_car_service service on service.id = review.service_id
    join lateral (select min(at) as since from service_review_report
      where review_id = review.id and decision is null) waiting on since is not null
    where ${country}::int is null or service.country_id = ${country}
    order by since, review.id limit ${perPage} offset ${(page - 1) * perPage}`;
  const data = rows.map((row) => ({
    review: presentReview(row),
    author: { id: row.author_id, name: row.author_name },
    reports: row.reports,
  }));

  return { data, meta: { page, total: rows[0]?.total ?? 0 } };
}

interface DecidedRow {
  readonly author_id: number;
  readonly service_id: number;
  readonly company: string;
  readonly owner_id: number;
  readonly country_id: number;
}

/** Locks a review that was not removed; null if there is none. */
async function lockReview(sql: TransactionSql, id: number): Promise<DecidedRow | null> {
  const [row] = await sql<DecidedRow[]>`
    select author_id::int, service_id::int, company.name as company, company.user_id::int as owner_id, company.country_id
    from service_review review join company on company.id = service_id
    where review.id = ${id} and removed_at is null for no key update of review`;

  return row ?? null;
}

/**
 * Decides about all waiting reports of a review. A removed one is no longer public; its author gets a statement of
 * reasons and can appeal. The reporters are notified without names. [M16, P57, P60]
 */
export async function decideReview(
  { sql, now }: Pick<ReviewDeps, 'sql' | 'now'>,
  { id, decision, reason = '' }: CallRequest<typeof decideReportedReview>,
  context: CallContext,
): Promise<CallOutcome<typeof decideReportedReview>> {
  const { actor } = principalOf(context);
  if (decision === 'removed' && reason === '') return fieldFailure('reason', 'required');

  const moment = new Date(now());

  return sql.begin(async (transaction): Promise<CallOutcome<typeof decideReportedReview>> => {
    const review = await lockReview(transaction, id);
    const place = review && { ownerId: review.owner_id, countryId: review.country_id };
    if (!place || !canAccess('ads.moderate', actor, place)) return new Failure('not-found');

    const reporters = await transaction<{ user_id: number }[]>`
      update service_review_report set decision = ${decision} where review_id = ${id} and decision is null
      returning user_id::int`;
    if (reporters.length === 0) return new Failure('not-found');
    if (decision === 'removed') await removeReview(transaction, { id, review, reason, moderator: actor.id }, moment);

    const event = decision === 'removed' ? 'review-report-acted' : 'review-report-dismissed';
    const people = reporters.map(({ user_id: user }) => user);
    await notify(transaction, people, { event, facts: { company: review.company } }, moment);
    await audit(transaction, actor.id, `review.${decision}`, review.author_id, { review: id, reason });

    return { decided: true };
  });
}

interface Removal {
  readonly id: number;
  readonly review: DecidedRow;
  readonly reason: string;
  readonly moderator: number;
}

/** Removes a review, and stores the decision for its statement of reasons. */
async function removeReview(sql: TransactionSql, { id, review, reason, moderator }: Removal, now: Date) {
  await sql`update service_review set removed_at = ${now} where id = ${id}`;
  await sql`
    insert into ad_decision (kind, review_id, decided_by, decided_at, old_status, status, reason, was_reported, told_at)
    values ('review', ${id}, ${moderator}, ${now}, ${listingStatus.active}, ${listingStatus.removed}, ${reason}, true,
      ${now})`;
  const grounds = groundsOf({ was_reported: true, found: [] });
  const facts = { company: review.company, text: reason, grounds, appeal_until: appealUntil(now).toISOString() };
  await notify(sql, [review.author_id], { event: 'review-removed', facts }, now);
}

/** Deletes old reports of reviews. Returns how many. [M64] */
export async function deleteOldReviewReports(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from service_review_report where at < now() - make_interval(days => ${reportDays})`;

  return count;
}
