import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Job } from '../platform/jobs/Job.ts';
import { isConnectionLost } from '../platform/database/isConnectionLost.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';
import { runFeed, RunLost, type ClaimedRun } from './runFeed.ts';
import type { RowWriting } from './writeRow.ts';

/** Most runs at a time, in all processes together, so that a long one does not hold up other companies. */
const runsAtOnce = 4;

/** A worker stops at its next row after this time, and another one takes over. */
const longestHours = 4;

/** Hours after which a run is not started again: it fails every time, or its workers always die. */
const givenUpAfterHours = 12;

/** A run fails when none of its rows ends within this time, although its worker lives. The pictures of a row take long. */
const stuckAfterMinutes = 30;

/** How often a worker writes a sign of life, also while one row waits for its pictures. */
const signOfLifeMs = 10_000;

/** Minutes without a sign of life after which a worker counts as dead, and another one starts its run again. */
export const deadAfterMinutes = 1;

/** Days that reports of runs are kept; the last run of a feed stays. [M64] */
const reportDays = 30;

/** Queues runs of the feeds that are due. Returns how many. */
export async function queueDueRuns(sql: Sql, now: Date): Promise<number> {
  return sql.begin(async (transaction) => {
    const due = await transaction<{ id: number }[]>`
      update feed set next_run_at = ${now}::timestamptz + case schedule when 'hourly' then interval '1 hour'
        else interval '1 day' end
      where id in (
        select id from feed where schedule <> 'off' and next_run_at <= ${now} order by next_run_at limit 100
        for update skip locked)
      returning id`;
    for (const { id } of due) {
      await transaction`
        insert into feed_run (feed_id, dry, created_at) values (${id}, false, ${now})
        on conflict (feed_id) where ended_at is null do nothing`;
    }
    return due.length;
  });
}

/** Claims a waiting run, or one whose worker died. Only one worker gets it. Each company has one run at a time. */
async function claim(sql: Sql, now: Date): Promise<(ClaimedRun & { readonly startedAt: Date }) | null> {
  return sql.begin(async (transaction) => {
    // two claims at the same moment would not see each other's company
    await transaction`select pg_advisory_xact_lock(hashtext('claim a run of a feed'))`;
    const [run] = await transaction<(ClaimedRun & { startedAt: Date })[]>`
      update feed_run set worker = ${randomUUID()}, started_at = coalesce(started_at, ${now}), seen_at = ${now}
      where id = (
        select id from feed_run
        where ended_at is null
          and (worker is null or seen_at < ${now}::timestamptz - make_interval(mins => ${deadAfterMinutes}))
          and not exists (
            select from feed_run other join feed theirs on theirs.id = other.feed_id
              join feed own on own.id = feed_run.feed_id and own.company_id = theirs.company_id
            where other.ended_at is null and other.worker is not null and other.id <> feed_run.id
              and other.seen_at >= ${now}::timestamptz - make_interval(mins => ${deadAfterMinutes}))
        order by id limit 1 for update skip locked)
      returning id, feed_id as "feedId", dry, worker, started_at as "startedAt"`;

    return run ?? null;
  });
}

/**
 * Does one run that waits; false if none waits. If the connection to the database is lost, the run stays open. Nobody
 * writes its sign of life any longer, so a worker starts it again after a minute.
 *
 * @param aliveMs how often the worker writes a sign of life
 */
export async function doOneRun(
  deps: RowWriting['deps'],
  onError: (error: unknown) => void,
  isStopping: () => boolean = () => false,
  aliveMs = signOfLifeMs,
): Promise<boolean> {
  const { sql, now } = deps;
  const run = await claim(sql, new Date(now()));
  if (!run) return false;

  const end = (error: string | null, detail = '') => sql`
    update feed_run set ended_at = ${new Date(now())}, error = ${error}, detail = ${detail}
    where id = ${run.id} and worker = ${run.worker}`;
  // A failed write here is ignored: the next one follows after `aliveMs`. If another worker has taken the run over in
  // the meantime, this one stops at its next row (RunLost).
  const live = () => sql`
    update feed_run set seen_at = ${new Date(now())}
      where id = ${run.id} and worker = ${run.worker} and ended_at is null`;
  const watch = progressWatch(now);
  const alive = setInterval(() => {
    void live().catch(() => {});
    watch.check();
  }, aliveMs);
  try {
    if (now() - run.startedAt.getTime() > givenUpAfterHours * 3_600_000) throw new Error('The run never ended.');

    const rowBegins = () => {
      watch.reset();
      return isStopping();
    };
    await Promise.race([runFeed(deps, run, rowBegins), watch.stuck]);
    await end(null);
  } catch (error) {
    if (error instanceof FeedUnreadable) await end(error.reason, error.detail);
    else if (error instanceof RunLost) {
      await sql`update feed_run set worker = null where id = ${run.id} and worker = ${run.worker}`;
    } else {
      onError(error);
      if (!isConnectionLost(error)) await end('failed');
    }
  } finally {
    clearInterval(alive);
  }

  return true;
}

/** Notices when a run makes no progress: `stuck` is rejected at the first check after that. */
function progressWatch(now: () => number) {
  const { promise: stuck, reject } = Promise.withResolvers<never>();
  let lastProgress = now();

  return {
    stuck,
    reset() {
      lastProgress = now();
    },
    check() {
      if (now() - lastProgress <= stuckAfterMinutes * 60_000) return;

      reject(new Error(`No row of the run ended within ${stuckAfterMinutes} minutes.`));
    },
  };
}

/** Does the runs of feeds: those that users asked for, and those that are due. */
export const feedsJob = (deps: RowWriting['deps'], logger: Logger): Job => ({
  name: 'feeds',
  atOnce: runsAtOnce,
  limitSeconds: longestHours * 3600,
  async run(stopping) {
    await queueDueRuns(deps.sql, new Date(deps.now()));
    const runFailed = (error: unknown) => logger.error({ err: error }, 'a run of a feed failed');
    let didOne = true;
    while (didOne && !stopping.aborted) didOne = await doOneRun(deps, runFailed, () => stopping.aborted);
  },
});

/** Deletes reports of runs after 30 days, except the last one of each feed. Returns how many. [M64] */
export async function deleteOldRuns(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from feed_run
    where ended_at < now() - make_interval(days => ${reportDays})
      and id < (select max(id) from feed_run last where last.feed_id = feed_run.feed_id)`;
  return count;
}
