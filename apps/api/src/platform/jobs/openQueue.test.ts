import { jobSeconds } from '@volan/domain-rules';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { soon } from '../../testing/apiProcesses.ts';
import { connect, type Database } from '../database/connect.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Job } from './Job.ts';
import { openQueue, notifyJob, type JobQueue } from './openQueue.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = connect(test.url);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});
beforeEach(() => database.sql`truncate pgboss.job`.then(() => {}));
afterEach(async () => {
  for (const queue of opened.splice(0)) await queue.close();
});

const opened: JobQueue[] = [];

/** A queue with one job, closed after the test at the latest. */
async function openOne(job: Job): Promise<JobQueue> {
  const queue = await openQueue(database.sql, [job], pino({ level: 'silent' }));
  opened.push(queue);

  return queue;
}

/** A job whose runs continue until the test ends them. */
function heldJob(name: Job['name'], more: Partial<Job> = {}) {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((end) => ends.push(end)));

  return { job: { name, run, ...more }, run, endAll: () => ends.splice(0).forEach((end) => end()) };
}

const statesOf = (name: string) =>
  database.sql<{ state: string }[]>`select state::text from pgboss.job where name = ${name} order by 1`.then((rows) =>
    rows.map(({ state }) => state),
  );

/** Lets the time of every run come. */
const makeDue = () => database.sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`;

describe('the queue of jobs', () => {
  it('runs a job at the start, and again after its seconds', async () => {
    const run = vi.fn(() => Promise.resolve());
    await openOne({ name: 'decisions', run });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), soon);
    const [next] = await database.sql<{ seconds: number }[]>`
      select extract(epoch from start_after - created_on)::float8 as seconds from pgboss.job where state = 'created'`;
    expect(next?.seconds).toBeCloseTo(jobSeconds.decisions, 0);
    await makeDue();
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), soon);
  });

  it('runs a job at most once at a time, also in two processes, and once more for work that came during a run', async () => {
    const { job, run, endAll } = heldJob('plans');
    const [first, second] = [await openOne(job), await openOne(job)];
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), soon);
    await database.sql.begin((sql) => notifyJob(sql, 'plans'));
    await database.sql.begin((sql) => notifyJob(sql, 'plans'));
    await vi.waitFor(
      async () =>
        expect(
          await database.sql`select from pgboss.job
            where name = 'plans' and state = 'created' and start_after <= now()`,
        ).toHaveLength(1),
      soon,
    );
    expect(run).toHaveBeenCalledTimes(1);
    endAll();
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), soon);
    endAll();
    await Promise.all([first.close(), second.close()]);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs a job as often at a time as it says', async () => {
    const { job, run, endAll } = heldJob('feeds', { atOnce: 2 });
    await openOne(job);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), soon);
    expect(await statesOf('feeds')).toEqual(['active', 'active', 'created', 'created']);
    endAll();
  });

  it('wakes a job when the transaction of its work commits, and not before', async () => {
    const run = vi.fn(() => Promise.resolve());
    await openOne({ name: 'mail', run });
    await vi.waitFor(async () => expect(await statesOf('mail')).toEqual(['completed', 'created']), soon);
    await database.sql`update pgboss.job set start_after = now() + interval '1 hour' where state = 'created'`;
    const mail = { to: 'ana@primer.rs', brand: 'volan', language: 'rs', template: 'removal' } as const;
    await database.sql
      .begin(async (sql) => {
        await queueMail(sql, { ...mail, values: { name: 'Ana' } } as never);
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect(run).toHaveBeenCalledTimes(1);
    await database.sql.begin((sql) => queueMail(sql, { ...mail, values: { name: 'Ana' } } as never));
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), soon);
  });

  it.each([
    ['mail', 'recipient', 'mail'],
    ['push_message', 'tag', 'push'],
    ['feed_run', 'feed_id', 'feeds'],
    ['notification', 'user_id', 'notifications'],
    ['price_fall', 'ad_id', 'notifications'],
  ] as const)('is notified about new rows of %s', async (table, column, job) => {
    const told: string[] = [];
    const listening = await database.sql.listen('run_job', (name) => void told.push(name));
    // a trigger for each statement also runs where no row is inserted
    const [into, only] = [database.sql(table), database.sql(column)];
    await database.sql`insert into ${into} (${only}) select ${only} from ${into} where false`;
    await vi.waitFor(() => expect(told).toEqual([job]), soon);
    await listening.unlisten();
  });

  it('tries a run that fails again after some seconds, beside the run at the next time', async () => {
    const run = vi.fn(() => Promise.reject(new Error('away')));
    await openOne({ name: 'decisions', run });
    await vi.waitFor(async () => expect(await statesOf('decisions')).toEqual(['created', 'retry']), soon);
    const [retry] = await database.sql<{ id: string; seconds: number }[]>`
      select id, extract(epoch from start_after - started_on)::float8 as seconds from pgboss.job where state = 'retry'`;
    expect(retry?.seconds).toBeGreaterThan(4.9);
    expect(retry?.seconds).toBeLessThan(12);
    await makeDue();
    await vi.waitFor(
      async () =>
        expect(await database.sql`select retry_count from pgboss.job where id = ${retry?.id ?? ''}`).toEqual([
          { retry_count: 1 },
        ]),
      soon,
    );
  });

  it('asks running jobs to end when it closes, and waits for them', async () => {
    const ended = vi.fn();
    const run = vi.fn(async (stopping: AbortSignal) => {
      await new Promise<void>((stop) => stopping.addEventListener('abort', () => stop()));
      ended();
    });
    const close = vi.fn(() => expect(ended).toHaveBeenCalled());
    const queue = await openOne({ name: 'prices', run, close });
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), soon);
    await queue.close();
    expect(close).toHaveBeenCalled();
    expect(await statesOf('prices')).toEqual(['completed', 'created']);
  });
});
