import type { JobState } from '@volan/api-contract';
import { jobNames, jobSeconds, type JobName } from '@volan/domain-rules';
import type { Sql } from 'postgres';

interface JobRow {
  readonly name: JobName;
  readonly waiting: number;
  readonly running: number;
  readonly next_at: Date | null;
  readonly ended_at: Date | null;
  readonly failures: number;
  readonly failed_at: Date | null;
  readonly failure: string | null;
}

/** The state of each job, sorted by name. A job that this market does not need has no runs. */
export async function readJobs(sql: Sql): Promise<JobState[]> {
  const rows = await sql<JobRow[]>`
    with run as (
      select name, state::text as state, start_after, completed_on, coalesce(completed_on, started_on) as failed_on,
        output, max(completed_on) filter (where state = 'completed') over (partition by name) as ended_at
      from pgboss.job where name = any (${[...jobNames]}))
    select name, max(ended_at) as ended_at,
      (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::int as waiting,
      (count(*) filter (where state = 'active'))::int as running,
      min(start_after) filter (where state in ('created', 'retry')) as next_at,
      (count(*) filter (where is_failed))::int as failures,
      max(failed_on) filter (where is_failed) as failed_at,
      (array_agg(coalesce(output ->> 'message', output #>> '{value,message}', output::text)
        order by failed_on desc) filter (where is_failed))[1] as failure
    from run cross join lateral (
      select state in ('failed', 'retry') and failed_on > coalesce(ended_at, '-infinity') as is_failed) failed
    group by name`;
  const byName = new Map(rows.map((row) => [row.name, row]));

  return jobNames.map((name) => {
    const row = byName.get(name);
    return {
      name,
      every_seconds: jobSeconds[name],
      waiting: row?.waiting ?? 0,
      running: row?.running ?? 0,
      next_at: row?.next_at?.toISOString() ?? null,
      ended_at: row?.ended_at?.toISOString() ?? null,
      failures: row?.failures ?? 0,
      failed_at: row?.failed_at?.toISOString() ?? null,
      failure: (row?.failure ?? '').slice(0, 300),
    };
  });
}
