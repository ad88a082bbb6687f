import type { Dashboard, Health } from '@volan/api-contract';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.ts';
import { openAdministrator } from '../testing/administrators.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { followHealth } from './followHealth.ts';

const test = openedForFile(() => openTestAccounts({ settings }));
let vera: TestPerson;
const settings = [{ name: 'SEARCH_INDEX', value: 'memory' }];

beforeEach(async () => {
  await test.beginAnew();
  vera = await openAdministrator(test);
  await test.database.sql`truncate api_process, daily_health, mail`;
});

const read = async (by = vera) =>
  (await test.call('GET', '/admin/health', null, { as: by.accessToken })).data as Health;
const workOf = async (kind: string) => (await read()).work.find((one) => one.kind === kind);

/** Begins what a process says of itself, with one job; ends both. */
async function withProcess(run: () => Promise<void>, work: () => Promise<void>) {
  const open: RepeatedJob[] = [];
  try {
    open.push(repeat({ name: 'plans', run, everyMs: 3_600_000, failed: () => {} }));
    // the first run is over before the process speaks
    await Promise.resolve();
    open.push(followHealth(test.database.sql, test.search, 'memory', pino({ level: 'silent' })));
    await vi.waitFor(async () => expect((await read()).processes).toHaveLength(1));
    await work();
  } finally {
    for (const each of open.toReversed()) await each.close();
  }
}

describe('jobs and health', () => {
  it('say what each process does, how its last runs ended and how far its index is; an ended process is gone', async () => {
    await withProcess(
      () => Promise.reject(new Error('no table')),
      async () => {
        const [process] = (await read()).processes;
        expect(process).toMatchObject({
          silent: false,
          search: { kind: 'memory', ready: true, pending: 0, behind_seconds: expect.any(Number) },
          jobs: [{ name: 'plans', every_seconds: 3600, failures: 1, failure: 'no table' }],
        });
        const board = await test.call('GET', '/admin/dashboard', null, { as: vera.accessToken });
        const { delivery } = board.data as Dashboard;
        expect(delivery).toMatchObject({ processes: 1, silent: 0, jobs_failing: 1 });
        await vi.waitFor(async () =>
          expect(await test.database.sql`select measure, value from daily_health`).toEqual([
            { measure: 'job-failed', value: 1 },
          ]),
        );
      },
    );
    expect((await read()).processes).toEqual([]);
  });

  it('show a process that was killed as silent', async () => {
    await test.database.sql`
      insert into api_process (id, host, pid, started_at, seen_at, search, jobs)
      values (gen_random_uuid(), 'api-2', 7, now(), now() - interval '31 seconds',
        '{"kind":"memory","ready":false,"ads":0,"position":null,"caughtUpAt":null}', '[]')`;
    expect((await read()).processes).toMatchObject([
      { host: 'api-2', silent: true, search: { ready: false, behind_seconds: null, pending: 0 } },
    ]);
  });

  it('run a job when it is asked for, and write down who asked', async () => {
    const run = vi.fn(() => Promise.resolve());
    await withProcess(run, async () => {
      expect(run).toHaveBeenCalledTimes(1);
      await test.call('POST', '/admin/health/run', { name: 'plans' }, { as: vera.accessToken });
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
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
