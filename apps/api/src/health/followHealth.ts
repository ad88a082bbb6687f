import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { JobName } from '@volan/domain-rules';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { jobsOfProcess, type RepeatedJob } from '../platform/jobs/repeat.ts';
import type { Search } from '../search/openSearch.ts';
import { everything } from '../search/SearchIndex.ts';
import { noteBehind, noteFailure } from '../platform/health/dailyHealth.ts';

/** How often a process says how it stands; milliseconds. */
const everyMs = 5000;

/** Lags below this are the normal pause between two looks; seconds. */
const normalLag = 5;

/** The channel on which all processes hear that a job is wanted now. */
export const jobChannel = 'run_job';

/** What a process says of its index. */
export interface ProcessSearch {
  readonly kind: 'memory' | 'postgres';
  readonly ready: boolean;
  readonly ads: number;
  /** How far it has come in the outbox; null while it is not loaded. */
  readonly position: { readonly xid: string; readonly seq: number } | null;
  /** Since when it last stood at the end of the outbox; milliseconds since 1970. */
  readonly caughtUpAt: number | null;
}

/** What a process says of a job; moments are milliseconds since 1970. */
export interface ProcessJob {
  readonly name: JobName;
  readonly everyMs: number;
  readonly beganAt: number | null;
  readonly endedAt: number | null;
  readonly failedAt: number | null;
  readonly failure: string;
  readonly failures: number;
}

async function describeSearch(search: Search, kind: ProcessSearch['kind']): Promise<ProcessSearch> {
  const ready = search.isReady();
  const index = search.index();
  return {
    kind,
    ready,
    ads: ready ? (await index.search(everything)).total : 0,
    position: ready ? index.position() : null,
    caughtUpAt: search.caughtUpAt(),
  };
}

const describeJobs = (): ProcessJob[] =>
  jobsOfProcess().map(({ runNow: _run, failure, ...job }) => ({ ...job, failure: failure.slice(0, 300) }));

/**
 * Says every few seconds how this process stands, and runs a job at once when an administrator asks for it. While the database
 * is away nobody can read it, and it tries again.
 */
export function followHealth(sql: Sql, search: Search, kind: ProcessSearch['kind'], logger: Logger): RepeatedJob {
  const id = randomUUID();
  const startedAt = new Date();
  let isClosed = false;
  let counted = 0;

  async function say() {
    const described = await describeSearch(search, kind);
    const jobs = describeJobs();
    await sql`
      insert into api_process (id, host, pid, started_at, seen_at, search, jobs)
      values (${id}, ${hostname()}, ${process.pid}, ${startedAt}, now(), ${sql.json({ ...described })}, ${sql.json(
        jobs.map((job) => ({ ...job })),
      )})
      on conflict (id) do update set seen_at = now(), search = excluded.search, jobs = excluded.jobs`;
    const failed = jobs.reduce((all, { failedAt }) => all + (failedAt !== null && failedAt > counted ? 1 : 0), 0);
    counted = Math.max(counted, ...jobs.map(({ failedAt }) => failedAt ?? 0));
    if (failed > 0) await noteFailure(sql, 'job-failed', failed);
    const behind = described.caughtUpAt === null ? 0 : Math.round((Date.now() - described.caughtUpAt) / 1000);
    if (behind > normalLag) await noteBehind(sql, behind);
  }

  let isAway = false;
  let saying: Promise<void> | null = null;
  const step = () => {
    saying ??= say()
      .then(() => void (isAway = false))
      .catch((error: unknown) => {
        if (!isAway) logger.warn({ err: error }, 'how this process stands could not be said, trying again');
        isAway = true;
      })
      .finally(() => {
        saying = null;
      });
  };
  const listening = sql
    .listen(jobChannel, (name) => {
      if (!isClosed)
        jobsOfProcess()
          .find((job) => job.name === name)
          ?.runNow();
    })
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'no notices of the database: jobs run at their times alone');
      return null;
    });
  step();
  const timer = setInterval(step, everyMs).unref();
  return {
    async close() {
      isClosed = true;
      clearInterval(timer);
      await saying;
      await (await listening)?.unlisten().catch(() => {});
      await sql`delete from api_process where id = ${id}`.catch(() => {});
    },
  };
}
