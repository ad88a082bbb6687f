import type { CallOutcome, listModerationNumbers, ModerationNumbers } from '@volan/api-contract';
import { listingStatus, userStatus } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { marketTimeZone } from '../platform/brands/marketDay.ts';

/** Months that the report covers. */
const months = 24;

const { pending, active, rejected, removed } = listingStatus;

/**
 * Numbers of decisions by month, in the time zone of the market. Decisions that were undone or changed by an appeal are
 * not counted. The report names no person and no ad. [N14]
 */
export async function readModerationNumbers(sql: Sql, now: Date): Promise<CallOutcome<typeof listModerationNumbers>> {
  const month = (column: string) => sql`to_char(${sql(column)} at time zone ${marketTimeZone}, 'YYYY-MM')`;
  const since = sql`
    (date_trunc('month', ${now}::timestamptz at time zone ${marketTimeZone}) - make_interval(months => ${months - 1}))
    at time zone ${marketTimeZone}`;
  return sql<ModerationNumbers[]>`
    with decided as (
      select ${month('decided_at')} as month, status, reasons, automatic,
        extract(epoch from decided_at - waiting_since) / 3600 as hours
      from ad_decision
      where kind = 'ad' and undone_at is null and decided_at >= ${since} and decided_at <= ${now}
        and not (old_status in (${rejected}, ${removed}) and status = ${active})),
    ads as (
      select month, count(*) as decided, count(*) filter (where status = ${active}) as approved,
        count(*) filter (where status = ${pending}) as asked, count(*) filter (where status = ${rejected}) as rejected,
        count(*) filter (where status = ${removed}) as removed, count(*) filter (where automatic) as automatic,
        round(percentile_cont(0.5) within group (order by hours)::numeric, 1)::float as median_hours
      from decided group by month),
    why as (
      select month, jsonb_agg(jsonb_build_object('reason', reason, 'count', count)
        order by count desc, reason) as reasons
      from (select month, reason, count(*) from decided, unnest(reasons) reason group by month, reason) counted
        group by month),
    passed as (
      select ${month('published_at')} as month, count(*) as passed from ad
      where published_at >= ${since} and published_at <= ${now} and not exists (
        select from ad_decision where ad_id = ad.id and undone_at is null and decided_at <= published_at)
      group by 1),
    reports as (
      select ${month('at')} as month, count(*) as received, count(*) filter (where acted) as acted,
        count(*) filter (where not acted) as dismissed, count(*) filter (where acted is null) as open
      from report_count where at >= ${since} group by 1),
    accounts as (
      select ${month('decided_at')} as month, count(*) filter (where status = ${userStatus.suspended}) as suspended,
        count(*) filter (where status = ${userStatus.banned}) as banned,
        count(*) filter (where automatic and status <> ${userStatus.active}) as automatic
      from user_decision where decided_at >= ${since} group by 1),
    appeals as (
      select ${month('made_at')} as month, count(*) as received, count(*) filter (where won) as won,
        count(*) filter (where not won) as upheld, count(*) filter (where won is null) as open
      from appeal where made_at >= ${since} group by 1),
    named as (
      select month from ads union select month from reports union select month from appeals
      union select month from accounts union select month from passed)
    select named.month,
      jsonb_build_object('passed', coalesce(passed, 0), 'decided', coalesce(decided, 0),
        'approved', coalesce(approved, 0),
        'asked', coalesce(asked, 0), 'rejected', coalesce(rejected, 0), 'removed', coalesce(removed, 0),
        'automatic', coalesce(ads.automatic, 0), 'median_hours', median_hours, 'reasons', coalesce(reasons, '[]'))
        as ads,
      jsonb_build_object('received', coalesce(reports.received, 0), 'acted', coalesce(acted, 0),
        'dismissed', coalesce(dismissed, 0), 'open', coalesce(reports.open, 0)) as reports,
      jsonb_build_object('suspended', coalesce(suspended, 0), 'banned', coalesce(banned, 0),
        'automatic', coalesce(accounts.automatic, 0)) as accounts,
      jsonb_build_object('received', coalesce(appeals.received, 0), 'won', coalesce(won, 0),
        'upheld', coalesce(upheld, 0), 'open', coalesce(appeals.open, 0)) as appeals
    from named left join ads using (month) left join why using (month) left join passed using (month)
      left join reports using (month) left join accounts using (month) left join appeals using (month)
    order by named.month desc limit ${months}`.then((rows) => [...rows]);
}
