import {
  Failure,
  type CallOutcome,
  type clickBanner,
  type exportBannerReport,
  type getBannerReport,
  type CallRequest,
} from '@volan/api-contract';
import { bannerLimits, bannerState } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { marketDay } from '../platform/brands/marketDay.ts';
import { exportTable } from '../platform/csv/exportTable.ts';
import { batchCounts } from '../platform/database/batchCounts.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { readBanner, timingOf } from './bannerRows.ts';
import { reaches } from './scope.ts';

/** A count of a banner on a day. */
interface CountedBanner {
  readonly banner: number;
  readonly day: string;
  readonly kind: 'impressions' | 'clicks';
}

/** Counts impressions and clicks of banners. Nothing about visitors is stored. */
export interface BannerCounts {
  count(bannerId: number, kind: CountedBanner['kind']): void;
  /** Writes the counts. Those of banners that are not visible on their day are dropped. */
  write(): Promise<void>;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/** Counts in memory and writes every few seconds. */
export function openBannerCounts(sql: Sql, now: () => number, failed: (error: unknown) => void): BannerCounts {
  const counts = batchCounts<CountedBanner>(async (batch) => {
    // in one order, so that two writers never wait for each other
    await sql`
      insert into banner_day (banner_id, day, impressions, clicks)
      select banner.id, day,
        coalesce(sum(count) filter (where kind = 'impressions'), 0),
        coalesce(sum(count) filter (where kind = 'clicks'), 0)
      from jsonb_to_recordset(${sql.json(batch.map((row) => ({ ...row })))})
        as said (banner int, day date, kind text, count bigint)
      join banner on banner.id = said.banner and active and day >= start_date and day < end_date
      group by 1, 2 order by 1, 2
      on conflict (banner_id, day) do update set impressions = banner_day.impressions + excluded.impressions,
        clicks = banner_day.clicks + excluded.clicks`;
  }, failed);

  return {
    count(banner, kind) {
      const day = marketDay(now());
      counts.add(`${banner} ${day} ${kind}`, { banner, day, kind });
    },
    write: () => counts.write(),
    close: () => counts.close(),
  };
}

/**
 * Where a click on a banner leads. A page that a visitor opened while the banner ran leads there also after its end.
 */
export async function targetOf(
  sql: Sql,
  id: number,
  now: number,
): Promise<Exclude<CallOutcome<typeof clickBanner>, Failure<'validation', null>>> {
  const row = await readBanner(sql, id);
  const hasRun = row && ['running', 'ended'].includes(bannerState(timingOf(row), now));

  return hasRun ? { target: row.link } : new Failure<'not-found', null>('not-found');
}

/** Clicks for each impression, to four places; null without impressions. */
const rateOf = ({ impressions, clicks }: { readonly impressions: number; readonly clicks: number }) =>
  impressions === 0 ? null : Math.round((clicks / impressions) * 10_000) / 10_000;

interface DayRow {
  readonly day: string;
  readonly impressions: number;
  readonly clicks: number;
}

const aDay = 86_400_000;

/** What a report reads. */
interface ReportDeps {
  readonly sql: Sql;
  readonly now: () => number;
}

/** The banner and the days of a report; or what is wrong with them. */
async function reportDays(
  { sql, now }: ReportDeps,
  { id, from: named, to = marketDay(now()) }: CallRequest<typeof getBannerReport>,
  context: CallContext,
) {
  const row = await readBanner(sql, id);
  if (!row || !reaches('promotions.list', principalOf(context).actor, row)) {
    return new Failure<'not-found', null>('not-found');
  }

  const from = named ?? new Date(Date.parse(to) - 29 * aDay).toISOString().slice(0, 10);
  const days = (Date.parse(to) - Date.parse(from)) / aDay + 1;
  if (days < 1) return new Failure<'bad-query', null>('bad-query', { errors: { to: ['dates-reversed'] } });
  if (days > bannerLimits.reportDays) return new Failure<'bad-query', null>('bad-query', { errors: { from: ['max'] } });

  return { id, from, to };
}

/** A row for each day, also for days without a count. */
const rowsOf = (sql: Sql, { id, from, to }: { readonly id: number; readonly from: string; readonly to: string }) =>
  sql<DayRow[]>`
    select listed.day::date::text as day, coalesce(impressions, 0) as impressions, coalesce(clicks, 0) as clicks
    from generate_series(${from}::date::timestamp, ${to}::date::timestamp, '1 day') as listed (day)
    left join banner_day on banner_id = ${id} and banner_day.day = listed.day::date
    order by listed.day`;

/** Impressions and clicks of a banner by day, with their sums. */
export async function readReport(
  deps: ReportDeps,
  query: CallRequest<typeof getBannerReport>,
  context: CallContext,
): Promise<CallOutcome<typeof getBannerReport>> {
  const wanted = await reportDays(deps, query, context);
  if (wanted instanceof Failure) return wanted;

  const rows = await rowsOf(deps.sql, wanted);
  const sumOf = (key: 'impressions' | 'clicks') => rows.reduce((sum, row) => sum + row[key], 0);
  const total = { impressions: sumOf('impressions'), clicks: sumOf('clicks') };

  return { days: rows.map((row) => ({ ...row, rate: rateOf(row) })), total: { ...total, rate: rateOf(total) } };
}

/** The same as a file. [M59] */
export async function exportReport(
  deps: ReportDeps,
  query: CallRequest<typeof exportBannerReport>,
  context: CallContext,
) {
  const wanted = await reportDays(deps, query, context);
  if (wanted instanceof Failure) return wanted;

  return exportTable<DayRow>(deps.sql, context, {
    name: 'banners',
    filter: wanted,
    rows: rowsOf(deps.sql, wanted),
    columns: {
      day: ({ day }) => day,
      impressions: ({ impressions }) => impressions,
      clicks: ({ clicks }) => clicks,
      rate: rateOf,
    },
  });
}

/** Deletes counts of more than 25 months ago: a year can be compared with the year before. [M64] */
export async function deleteOldCounts(sql: Sql): Promise<number> {
  const { count } = await sql`delete from banner_day where day < current_date - interval '25 months'`;
  return count;
}
