import type { Sql, TransactionSql } from 'postgres';

/**
 * Numbers of a day: failed tries, failed runs of jobs, and the longest time that an index lagged behind, in seconds.
 */
export type HealthMeasure = 'mail-failed' | 'push-failed' | 'job-failed' | 'index-behind';

/** Days that the numbers are kept. [M64] */
const daysKept = 365;

/** Counts failures of today. */
export async function noteFailure(
  sql: Sql | TransactionSql,
  measure: Exclude<HealthMeasure, 'index-behind'>,
  count = 1,
) {
  await sql`
    insert into daily_health (day, measure, value) values ((now() at time zone 'utc')::date, ${measure}, ${count})
    on conflict (day, measure) do update set value = daily_health.value + excluded.value`;
}

/** Records how long an index lagged behind; the longest time of a day counts. */
export async function noteBehind(sql: Sql | TransactionSql, seconds: number) {
  await sql`
    insert into daily_health (day, measure, value) values ((now() at time zone 'utc')::date, 'index-behind', ${seconds})
    on conflict (day, measure) do update set value = excluded.value where daily_health.value < excluded.value`;
}

/** The numbers since a moment, by measure and day: `mail-failed 2026-11-27`. */
export async function readDailyHealth(sql: Sql, from: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ key: string; value: number }[]>`
    select measure || ' ' || to_char(day, 'YYYY-MM-DD') as key, value from daily_health
    where day >= (${from}::timestamptz at time zone 'utc')::date`;
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Deletes numbers older than a year. Returns how many. [M64] */
export async function deleteOldHealth(sql: Sql): Promise<number> {
  const days = await sql`delete from daily_health where day < now() - make_interval(days => ${daysKept})`;
  const processes = await sql`delete from api_process where seen_at < now() - interval '1 day'`;
  return days.count + processes.count;
}
