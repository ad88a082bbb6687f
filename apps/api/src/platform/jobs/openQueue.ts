import { jobSeconds, type JobName } from '@volan/domain-rules';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Sql, TransactionSql } from 'postgres';
import { noteFailure } from '../health/dailyHealth.ts';
import type { Job } from './Job.ts';
import { openBoss } from './openBoss.ts';

/** The channel on which all processes hear the name of a job that has work. Triggers use it too. */
const jobChannel = 'run_job';

/** Starts a run of a job soon after this transaction, or after the current run. */
export const notifyJob = (sql: TransactionSql, name: JobName) => sql`select pg_notify(${jobChannel}, ${name})`;

/** Notices within this time start only one run of a job; milliseconds. */
const gatherMs = 100;

/** After this time without a heartbeat from a killed process, another one takes its runs over; seconds. */
const heartbeatSeconds = 20;

/** How often a process looks for runs of killed processes; seconds. */
const superviseSeconds = 10;

/** Most runs of a job at a time in one process. */
const maxInProcess = 2;

/** Longest time between two searches for due runs. Only these searches find retries. Seconds. */
const longestPollSeconds = 10;

/** How long runs may continue when the process stops. Another process repeats runs that take longer. Milliseconds. */
const stopWithinMs = 10_000;

/** How long runs are kept, for administrators; seconds. */
const retentionSeconds = 3 * 3600;

/**
 * A failed run is repeated until it succeeds, after pauses that double, in seconds. The next regular run starts at its
 * time anyway.
 */
const retries = { retryLimit: 10_000, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 };

/** The queue of this process. */
export interface JobQueue {
  /** Starts no more runs. Resolves when the runs of this process have ended, after ten seconds at most. */
  close(): Promise<void>;
}

/**
 * Runs jobs regularly, and soon after {@link notifyJob}. All processes of a database share the runs. The run of a
 * killed process is repeated by another one within a minute.
 */
export async function openQueue(sql: Sql, jobs: readonly Job[], log: Logger): Promise<JobQueue> {
  const boss = openBoss(sql, {
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 3600,
    // our jobs do not depend on each other, so the queue seldom needs to look for such jobs
    flowIntervalSeconds: 3600,
    // the tables stay small
    reindex: false,
    monitorVacuum: false,
  });
  const stopping = new AbortController();
  logTrouble(boss, log);
  await boss.start();

  await Promise.all(
    jobs.map(async (job) => {
      await makeQueue(boss, job);
      await follow(boss, sql, job, stopping.signal, log);
    }),
  );
  const waker = await openWaker(boss, sql, jobs, log);

  return {
    async close() {
      stopping.abort();
      await waker.close();
      await boss.stop({ close: false, timeout: stopWithinMs });
      for (const job of jobs) job.close?.();
    },
  };
}

/** Logs one warning while the queue fails, for example without a database, instead of one for each try. */
function logTrouble(boss: PgBoss, log: Logger) {
  const everyMs = 60_000;
  let lastWarningAt = -Infinity;
  boss.on('error', (error) => {
    if (Date.now() - lastWarningAt < everyMs) return;

    lastWarningAt = Date.now();
    log.warn({ reason: error.message }, 'the queue of jobs failed, trying again');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
}

/** Keys for runs of a job at the same time. For each key, pg-boss allows one active and one waiting run. */
const keysOf = ({ atOnce = 1 }: Job) => Array.from({ length: atOnce }, (_, index) => String(index));

async function makeQueue(boss: PgBoss, { name, limitSeconds = 900 }: Job) {
  const settings = {
    ...retries,
    heartbeatSeconds,
    expireInSeconds: limitSeconds,
    deleteAfterSeconds: retentionSeconds,
    notify: true,
  };
  await boss.createQueue(name, { ...settings, policy: 'stately' });
  // an older version may have made it
  await boss.updateQueue(name, settings);
}

/** Works on the runs of a job in this process, and queues the first one. */
async function follow(boss: PgBoss, sql: Sql, job: Job, stopping: AbortSignal, log: Logger) {
  const { name, atOnce = 1 } = job;
  const pollSeconds = Math.min(longestPollSeconds, jobSeconds[name] / 2);
  const options = {
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    localConcurrency: Math.min(atOnce, maxInProcess),
    includeMetadata: true as const,
  };
  await boss.work(name, options, async ([run]: JobWithMetadata[]) => {
    if (!run) return;

    // queued before the work, so that there is a next run even if this one fails or is killed
    await boss.send(name, null, { singletonKey: run.singletonKey ?? '0', startAfter: jobSeconds[name] });
    await runOnce(sql, job, AbortSignal.any([stopping, run.signal]), log);
  });
  for (const singletonKey of keysOf(job)) await boss.send(name, null, { singletonKey });
}

async function runOnce(sql: Sql, { name, run }: Job, stopping: AbortSignal, log: Logger) {
  try {
    await run(stopping);
  } catch (error) {
    log.warn({ err: error, job: name }, 'a job failed, trying again');
    await noteFailure(sql, 'job-failed').catch(() => {});
    throw error;
  }
}

/**
 * Starts the next run of a job when a notice says that it has work. The transaction of the work sends only the notice,
 * because inserting a row into the queue would make transactions for the same job wait for each other.
 */
async function openWaker(boss: PgBoss, sql: Sql, jobs: readonly Job[], log: Logger) {
  const woken = new Set<JobName>();
  let timer: NodeJS.Timeout | undefined;
  let flushed: Promise<void> = Promise.resolve();

  async function startNotified() {
    timer = undefined;
    const now = jobs.filter(({ name }) => woken.delete(name));
    for (const job of now) {
      for (const singletonKey of keysOf(job)) await boss.upsert(job.name, null, { singletonKey, startAfter: 0 });
    }
  }
  const startSoon = (names: readonly JobName[]) => {
    for (const name of names) woken.add(name);
    timer ??= setTimeout(() => {
      flushed = startNotified().catch((error: unknown) =>
        log.warn({ err: error }, 'a job could not be woken: it runs at its time'),
      );
    }, gatherMs);
  };

  const followers = jobs.filter(({ followsOutbox }) => followsOutbox).map(({ name }) => name);
  const listening = await Promise.all([
    sql.listen(jobChannel, (due) => startSoon(jobs.map(({ name }) => name).filter((name) => name === due))),
    sql.listen('outbox', () => startSoon(followers)),
  ]);

  return {
    async close() {
      await Promise.all(listening.map((each) => each.unlisten().catch(() => {})));
      clearTimeout(timer);
      await flushed;
    },
  };
}
