import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { openApiProcesses, soon, type ApiProcesses } from '../../testing/apiProcesses.ts';
import { connect } from '../database/connect.ts';

let test: TestDatabase;
let processes: ApiProcesses;

beforeEach(async () => {
  test = await createTestDatabase();
  processes = await openApiProcesses();
});
afterEach(async () => {
  await processes.close();
  await test.drop();
});

describe('a process that is killed in the middle of a job', () => {
  it('is followed by another process, which does the work within a minute', async () => {
    const database = connect(test.url, { connections: 2 });
    const { sql } = database;
    await sql`insert into review_claim (kind, subject, changed_at) values ('ad', '1', now() - interval '4 months')`;
    const holding = await sql.reserve();
    await holding`begin`;
    await holding`lock table review_claim in access exclusive mode`;
    /** The connection on which a process deletes old claims, held up by the lock. */
    const deleting = async () => {
      const rows = await sql<{ pid: number }[]>`
        select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%delete from review_claim%'`;
      return rows.map(({ pid }) => pid);
    };

    const first = await processes.startReady({ DATABASE_URL: test.url });
    await vi.waitFor(async () => expect(await deleting()).toHaveLength(1), soon);
    await processes.startReady({ DATABASE_URL: test.url });
    first.kill('SIGKILL');
    await first.ended;
    // PostgreSQL notices the end of a client only when it answers
    for (const pid of await deleting()) await sql`select pg_terminate_backend(${pid})`;
    await holding`rollback`;
    holding.release();

    // an hour passes until the next run at its time, so this is the run of the killed process
    await vi.waitFor(async () => expect(await sql`select from review_claim`).toEqual([]), { ...soon, timeout: 60_000 });
    await vi.waitFor(
      async () =>
        expect(await sql`select retry_count from pgboss.job where name = 'retention' and state = 'completed'`).toEqual([
          { retry_count: 1 },
        ]),
      soon,
    );
    await database.close();
  }, 180_000);
});
