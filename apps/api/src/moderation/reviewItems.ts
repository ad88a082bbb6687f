import type { CallOutcome, CallRequest, listReviewItems, ReviewItem } from '@volan/api-contract';
import { groups, riskOf, scopeOf, type Actor, type LanguageValue, type ReviewKind } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { waitingCompanies } from './companies/managedCompany.ts';
import type { TitlesOf } from '../notifications/adTitles.ts';

/** Items on one page. */
const perPage = 24;

interface Row extends Omit<ReviewItem, 'title' | 'account' | 'waiting_since' | 'newest'> {
  readonly account_id: number;
  readonly account_name: string;
  readonly waiting_since: Date;
  readonly newest: Date;
  /** The subject of an item without an ad. Empty: its account. */
  readonly label: string;
  readonly total: number;
}

/** The order of an item: paid ads first, ads whose seller was asked a question last. And its label: none. */
const plain = (sql: Sql) => sql`false as is_asked, false as is_paid, '' as label`;

/** Ads without a decision. */
const waitingAds = (sql: Sql, country: number | null) => sql`
  select 'ad' as kind, ad.id::text as subject, ad.id::int as ad_id, ad.user_id::int as account_id, risk::int as score,
    reasons as why,
    (select count(*)::int from ad_report where ad_id = ad.id and at > coalesce(decided_at, '-infinity')) as reports,
    waiting_since, waiting_since as newest, question <> '' as is_asked,
    coalesce(priority_until > now(), false) as is_paid, '' as label
  from ad_review join ad on ad.id = ad_review.ad_id
  where waiting_since is not null and ad.status in (1, 2) and (${country}::int is null or ad.country_id = ${country})`;

/** Public ads with reports since the last decision. All reports of an ad are one item. */
const reportedAds = (sql: Sql, country: number | null) => sql`
  select 'ad-report', ad.id::text, ad.id::int, ad.user_id::int,
    least(100, ${riskOf(['reported'])} + 10 * (sum(given.count)::int - 1)),
    array_agg(given.reason order by given.count desc, given.reason), sum(given.count)::int, min(given.first),
    max(given.last), ${plain(sql)}
  from ad left join ad_review on ad_review.ad_id = ad.id
  join lateral (
    select reason, count(*)::int as count, min(at) as first, max(at) as last from ad_report
    where ad_report.ad_id = ad.id and at > coalesce(ad_review.decided_at, '-infinity') group by reason) given on true
  where ad.id in (select ad_id from ad_report) and ad.status = 2 and waiting_since is null
    and (${country}::int is null or ad.country_id = ${country})
  group by ad.id`;

/** Open reports of messages. Regional administrators do not see reports about administrators. */
const reportedMessages = (sql: Sql, country: number | null) => sql`
  select 'message-report', c.id || '-' || r.user_id, case when c.service_id is null then c.ad_id::int end, reported.id::int,
    case r.reason when 'fraud' then 70 when 'spam' then 40 else 50 end, array[r.reason], 1, r.at, r.at, ${plain(sql)}
  from conversation_report r join conversation c on c.id = r.conversation_id
  join users reported on reported.id = case r.user_id when c.buyer_id then c.seller_id else c.buyer_id end
  where r.decision is null and (${country}::int is null or (reported.country_id = ${country} and not exists (
    select from user_group where user_id = reported.id and group_id in ${sql(Object.values(groups))})))`;

/** Open appeals, the oldest first. Regional administrators do not see appeals of administrators. [P60] */
const waitingAppeals = (sql: Sql, country: number | null) => sql`
  select 'appeal', appeal.id::text, ad_decision.ad_id::int, account.id::int,
    least(100, 60 + extract(day from now() - made_at)::int), '{}'::text[], 0, made_at, made_at, ${plain(sql)}
  from appeal left join ad_decision on ad_decision.id = ad_decision_id left join ad on ad.id = ad_decision.ad_id
  left join service_review on service_review.id = ad_decision.review_id
  left join company on company.id = coalesce(ad_decision.company_id, service_review.service_id)
  join users account on account.id = appeal.user_id
  where appeal.decided_at is null
    and (${country}::int is null or (coalesce(ad.country_id, company.country_id, account.country_id) = ${country}
    and (ad_decision_id is not null or not exists (
      select from user_group where user_id = account.id and group_id in ${sql(Object.values(groups))}))))`;

/** Reported reviews of car services: all waiting reports of a review are one item. */
const reportedReviews = (sql: Sql, country: number | null) => sql`
  select 'review-report', review.id::text, null::int, review.author_id::int,
    least(100, 40 + 10 * (count(*)::int - 1)), array_agg(distinct report.reason), count(*)::int, min(report.at),
    max(report.at), false as is_asked, false as is_paid, company.name as label
  from public_service_review review join service_review_report report on report.review_id = review.id
  join public_car_service service on service.id = review.service_id join company on company.id = service.id
  where report.decision is null and (${country}::int is null or company.country_id = ${country})
  group by review.id, review.author_id, company.name`;

/** Every kind of item with its query. A new section that needs moderators adds a line. */
const sources: Readonly<Record<ReviewKind, (sql: Sql, country: number | null) => ReturnType<typeof waitingAds>>> = {
  ad: waitingAds,
  'ad-report': reportedAds,
  'message-report': reportedMessages,
  appeal: waitingAppeals,
  company: waitingCompanies,
  'review-report': reportedReviews,
};

/** All items that an administrator may decide about. [M05, P57, H04] */
export async function readReviewItems(
  { sql, titlesOf, now }: { readonly sql: Sql; readonly titlesOf: TitlesOf; readonly now: () => number },
  { page = 1, kind, fast, lang }: CallRequest<typeof listReviewItems>,
  actor: Actor,
  language: LanguageValue,
): Promise<CallOutcome<typeof listReviewItems>> {
  // a regional administrator without a country sees nothing
  const country = scopeOf('ads.list', actor) === 'all' ? null : (actor.countryId ?? 0);
  const items = sql`(
    select * from (${sources.ad(sql, country)}) ads
    union all select * from (${sources['ad-report'](sql, country)}) ad_reports
    union all select * from (${sources['message-report'](sql, country)}) message_reports
    union all select * from (${sources.appeal(sql, country)}) appeals
    union all select * from (${sources.company(sql, country)}) companies
    union all select * from (${sources['review-report'](sql, country)}) review_reports) item`;
  const isOfKind = kind === undefined ? sql`true` : sql`item.kind = ${kind}`;
  const isOfAd =
    fast === undefined ? sql`true` : sql`exists (select from ad where ad.id = item.ad_id and ad.fast = ${fast})`;
  const rows = await sql<Row[]>`
    select item.*, account.name as account_name, (
        select jsonb_build_object('id', holder.id, 'name', holder.name,
          'until', to_char(claimed_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from review_claim claim join users holder on holder.id = claimed_by
        where claim.subject = item.subject and claimed_until > ${new Date(now())}
          and claim.kind = case item.kind when 'ad-report' then 'ad' else item.kind end) as held_by,
      count(*) over ()::int as total
    from ${items} join users account on account.id = account_id
    where ${isOfKind} and ${isOfAd}
    order by is_asked, is_paid desc, score desc, waiting_since, item.kind, item.subject
    limit ${perPage} offset ${(page - 1) * perPage}`;
  const titleOf = await titlesOf(
    rows.flatMap((row) => row.ad_id ?? []),
    lang ?? language,
  );
  const data = rows.map((row): ReviewItem => {
    const { kind: of, subject, score, why, reports, held_by, ad_id: adId } = row;
    return {
      kind: of,
      subject,
      score,
      why: [...why],
      reports,
      held_by,
      ad_id: adId,
      title: adId === null ? row.label : titleOf(adId),
      account: { id: row.account_id, name: row.account_name },
      waiting_since: row.waiting_since.toISOString(),
      newest: row.newest.toISOString(),
    };
  });

  return { data, meta: { page, total: rows[0]?.total ?? 0 } };
}
