import type { CallRequest, Dashboard, getDashboard } from '@volan/api-contract';
import { scopeOf, type Actor } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { readDailyHealth, type HealthMeasure } from '../platform/health/dailyHealth.ts';
import { readJobs } from '../platform/jobs/readJobs.ts';
import { readProcesses } from '../health/readProcesses.ts';

const dayCount = 30;
const dayMs = 24 * 3_600_000;

interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** The country of the dashboard: the requested one, or the own one of a regional administrator. [H04] */
const countryFor = (actor: Actor, asked: number | undefined) =>
  scopeOf('ads.list', actor) === 'country' ? (actor.countryId ?? 0) : (asked ?? null);

/**
 * Numbers of the last thirty days of the marketplace. Each measure is one query on an index over its times. [A12, H04]
 */
export async function readDashboard(
  sql: Sql,
  actor: Actor,
  { country_id: asked }: CallRequest<typeof getDashboard>,
  now: number,
): Promise<Dashboard> {
  const country = countryFor(actor, asked);
  const days = Array.from({ length: dayCount }, (_, index) =>
    new Date(now - (dayCount - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
  const from = new Date(`${days[0]}T00:00:00Z`);
  const perDay = (rows: readonly DayCount[]) => {
    const counts = new Map(rows.map(({ day, count }) => [day, count]));
    return days.map((day) => counts.get(day) ?? 0);
  };
  const dayOf = (column: string) => sql`to_char(${sql(column)} at time zone 'utc', 'YYYY-MM-DD')`;
  const isOf = (column: string) => (country === null ? sql`true` : sql`${sql(column)} = ${country}`);
  const [ads, users, paid, reports, queue, waited, told, companies, delivery] = await Promise.all([
    sql<DayCount[]>`
      select ${dayOf('created_at')} as day, count(*)::int as count from ad
      where created_at >= ${from} and status <> 0 and ${isOf('country_id')} group by 1`,
    sql<DayCount[]>`
      select ${dayOf('created_at')} as day, count(*)::int as count from users
      where created_at >= ${from} and email is not null and ${isOf('country_id')} group by 1`,
    sql<(DayCount & { currency: 'RSD' | 'EUR'; amount: number })[]>`
      select ${dayOf('o.paid_at')} as day, o.currency, count(*)::int as count, sum(o.total)::bigint as amount
      from purchase_order o join users u on u.id = o.user_id
      where o.paid_at >= ${from} and o.state = 'captured' and ${isOf('u.country_id')} group by 1, 2`,
    sql<DayCount[]>`
      select ${dayOf('r.at')} as day, count(*)::int as count from ad_report r join ad on ad.id = r.ad_id
      where r.at >= ${from} and ${isOf('ad.country_id')} group by 1`,
    sql<{ waiting: number; oldest: Date | null }[]>`
      select count(*)::int as waiting, min(waiting_since) as oldest from ad join ad_review on ad_review.ad_id = ad.id
      where waiting_since is not null and ad.status in (1, 2) and ${isOf('ad.country_id')}`,
    sql<DayCount[]>`
      with cases as (
        select d.waiting_since as since, d.decided_at as until from ad_decision d join ad on ad.id = d.ad_id
        where d.decided_at >= ${from} and d.undone_at is null and d.waiting_since is not null
          and ${isOf('ad.country_id')}
        union all
        select waiting_since, ${new Date(now)} from ad join ad_review on ad_review.ad_id = ad.id
        where waiting_since is not null and ad.status in (1, 2) and ${isOf('ad.country_id')})
      select to_char(day, 'YYYY-MM-DD') as day,
        floor(max(extract(epoch
          from least(until at time zone 'utc', day + interval '1 day') - since at time zone 'utc')) / 3600)::int
          as count
      from cases, generate_series(date_trunc('day', greatest(since, ${from}) at time zone 'utc'),
        until at time zone 'utc', '1 day') day
      group by 1`,
    sql<{ waiting: number; oldest: Date | null }[]>`
      select count(*)::int as waiting, min(r.at) as oldest
      from conversation_report r join conversation c on c.id = r.conversation_id
        join users u on u.id = case r.user_id when c.buyer_id then c.seller_id else c.buyer_id end
      where r.decision is null and ${isOf('u.country_id')}`,
    readWaitingCompanies(sql, country),
    country === null ? readDelivery(sql, from, days) : null,
  ]);
  const currencies = [...new Set(paid.map(({ currency }) => currency))].sort();

  return {
    days,
    ads: perDay(ads),
    users: perDay(users),
    // orders of a day are the sum over its currencies
    orders: days.map((day) => paid.filter((row) => row.day === day).reduce((sum, { count }) => sum + count, 0)),
    revenue: currencies.map((currency) => ({
      currency,
      amounts: perDay(
        paid.filter((row) => row.currency === currency).map(({ day, amount }) => ({ day, count: amount })),
      ),
    })),
    reports: perDay(reports),
    queue: presentWaiting(queue[0]),
    queue_hours: perDay(waited),
    message_reports: presentWaiting(told[0]),
    companies,
    delivery,
  };
}

const presentWaiting = (row: { waiting: number; oldest: Date | null } | undefined) => ({
  waiting: row?.waiting ?? 0,
  oldest_at: row?.oldest?.toISOString() ?? null,
});

/** Most companies that the dashboard names. */
const namedCompanies = 5;

/** Companies that wait for a decision, with the names of those that wait longest. [P55, H04] */
async function readWaitingCompanies(sql: Sql, country: number | null): Promise<Dashboard['companies']> {
  const rows = await sql<{ id: number; name: string; since: Date; total: number }[]>`
    select company.id::int, company.name, waiting_since as since, count(*) over ()::int as total
    from company_review join company on company.id = company_id
    where waiting_since is not null and company.status < 2
      and (${country}::int is null or company.country_id = ${country})
    order by waiting_since, company.id limit ${namedCompanies}`;
  const [oldest] = rows;

  return {
    ...presentWaiting({ waiting: oldest?.total ?? 0, oldest: oldest?.since ?? null }),
    first: rows.map(({ id, name }) => ({ id, name })),
  };
}

/** Undelivered mails and pushes, and the state of processes, jobs and indexes. */
async function readDelivery(
  sql: Sql,
  from: Date,
  days: readonly string[],
): Promise<NonNullable<Dashboard['delivery']>> {
  const [mails, push, daily, processes, jobs] = await Promise.all([
    sql<{ waiting: number; oldest: Date | null }[]>`
      select count(*)::int as waiting, min(created_at) as oldest from mail where tries > 0`,
    sql<{ waiting: number; oldest: Date | null }[]>`
      select count(*)::int as waiting, min(created_at) as oldest from push_message where last_error <> ''`,
    readDailyHealth(sql, from),
    readProcesses(sql),
    readJobs(sql),
  ]);
  const perDay = (measure: HealthMeasure) => days.map((day) => daily.get(`${measure} ${day}`) ?? 0);
  const speaking = processes.filter(({ silent }) => !silent);

  return {
    mail: presentWaiting(mails[0]),
    push: presentWaiting(push[0]),
    jobs_failing: jobs.filter(({ failures }) => failures > 0).length,
    mails_failed: perDay('mail-failed'),
    pushes_failed: perDay('push-failed'),
    jobs_failed: perDay('job-failed'),
    index_behind: perDay('index-behind'),
    processes: speaking.length,
    silent: processes.length - speaking.length,
  };
}
