import type { Dashboard, Health } from '@volan/api-contract';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openQueue } from '../platform/jobs/openQueue.ts';
import { openAdministrator } from '../testing/administrators.ts';
import { soon } from '../testing/apiProcesses.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { reportHealth } from './reportHealth.ts';

const test = openedForFile(() => openTestAccounts({ settings }));
let vera: TestPerson;
const settings = [{ name: 'SEARCH_INDEX', value: 'memory' }];

beforeEach(async () => {
  await test.beginAnew();
  vera = await openAdministrator(test);
  await test.database.sql`truncate api_process, daily_health, mail, pgboss.job`;
});

const read = async (by = vera) =>
  (await test.call('GET', '/admin/health', null, { as: by.accessToken })).data as Health;
const workOf = async (kind: string) => (await read()).work.find((one) => one.kind === kind);

const silent = pino({ level: 'silent' });
const jobOf = async (name: string) => (await read()).jobs.find((one) => one.name === name);

/** Opens a queue with one job, and closes it. */
async function withJob(run: () => Promise<void>, work: () => Promise<void>) {
  const queue = await openQueue(test.database.sql, [{ name: 'plans', run }], silent);
  try {
    await work();
  } finally {
    await queue.close();
  }
}

describe('jobs and health', () => {
  it('say how far the index of each process is; an ended process is gone', async () => {
    const following = reportHealth(test.database.sql, test.search, 'memory', silent);
    await vi.waitFor(async () => expect((await read()).processes).toHaveLength(1));
    expect((await read()).processes).toMatchObject([
      { silent: false, search: { kind: 'memory', ready: true, pending: 0, behind_seconds: expect.any(Number) } },
    ]);
    await following.close();
    expect((await read()).processes).toEqual([]);
  });

  it('show a job that fails with its error and its next run, until a run succeeds', async () => {
    const run = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no table'));
    await withJob(run, async () => {
      await vi.waitFor(async () => expect(await jobOf('plans')).toMatchObject({ failures: 1 }), soon);
      expect(await jobOf('plans')).toMatchObject({
        every_seconds: 60,
        running: 0,
        failure: 'no table',
        failed_at: expect.any(String),
        next_at: expect.any(String),
      });
      const board = await test.call('GET', '/admin/dashboard', null, { as: vera.accessToken });
      expect((board.data as Dashboard).delivery).toMatchObject({ jobs_failing: 1 });
      expect(await test.database.sql`select measure, value from daily_health`).toEqual([
        { measure: 'job-failed', value: 1 },
      ]);

      await test.call('POST', '/admin/health/run', { name: 'plans' }, { as: vera.accessToken });
      await vi.waitFor(async () => expect(await jobOf('plans')).toMatchObject({ failures: 0, failure: '' }), soon);
      expect(run).toHaveBeenCalledTimes(2);
    });
  });

  it('show a process that was killed as silent', async () => {
    await test.database.sql`
      insert into api_process (id, host, pid, started_at, seen_at, search)
      values (gen_random_uuid(), 'api-2', 7, now(), now() - interval '31 seconds',
        '{"kind":"memory","ready":false,"ads":0,"position":null,"caughtUpAt":null}')`;
    expect((await read()).processes).toMatchObject([
      { host: 'api-2', silent: true, search: { ready: false, behind_seconds: null, pending: 0 } },
    ]);
  });

  it('run a job when it is asked for, and write down who asked', async () => {
    const run = vi.fn(() => Promise.resolve());
    await withJob(run, async () => {
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), soon);
      await test.call('POST', '/admin/health/run', { name: 'plans' }, { as: vera.accessToken });
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), soon);
    });
    expect(await test.database.sql`select action, details from audit_entry where actor_id = ${vera.user.id}`).toEqual([
      { action: 'job.run', details: { name: 'plans' } },
    ]);
  });

  it('show a mail that was given up, with the reason, how long the oldest waits, and try it again', async () => {
    await test.database.sql`
      insert into mail (recipient, brand, language, template, content, tries, next_try_at, last_error, created_at)
      values ('ana@primer.rs', 'volan', 'rs', 'receipt', '{}', 7, 'infinity', 'refused', '2026-03-01T10:00:00Z'),
        ('iva@primer.rs', 'volan', 'rs', 'receipt', '{}', 0, now(), '', '2026-03-01T09:00:00Z')`;
    const mail = await workOf('mail');
    expect(mail).toMatchObject({
      waiting: 2,
      oldest_at: '2026-03-01T09:00:00.000Z',
      failing: 1,
      items: [{ subject: 'receipt, ana@primer.rs', problem: 'refused', next_try_at: null }],
    });
    const retry = (body: object) => test.call('POST', '/admin/health/retry', body, { as: vera.accessToken });
    expect((await retry({ kind: 'mail', id: '0' })).data).toEqual({ retried: 0 });
    expect((await retry({ kind: 'mail', id: mail?.items[0]?.id })).data).toEqual({ retried: 1 });
    expect(await test.database.sql`select tries from mail where next_try_at <= now() and tries > 0`).toEqual([
      { tries: 1 },
    ]);
    expect(await workOf('push')).toMatchObject({ waiting: 0, oldest_at: null });
    for (const kind of ['push', 'receipts', 'feeds']) expect((await retry({ kind })).data).toEqual({ retried: 0 });
  });

  it('say the settings in force to head office alone', async () => {
    expect((await read()).settings).toEqual(settings);
    const regional = await openAdministrator(test, { group: 6 });
    expect((await test.call('GET', '/admin/health', null, { as: regional.accessToken })).status).toBe(403);
  });
});
