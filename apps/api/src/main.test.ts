import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tools/postgres/testDatabase.ts';
import { isFull } from '../../../tools/testing/isFull.ts';
import { connect } from './platform/database/connect.ts';
import { openApiProcesses, soon, type ApiProcesses } from './testing/apiProcesses.ts';
import { insertAd } from './testing/insertAd.ts';

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

describe('the process of the server', () => {
  it('serves when all is loaded, answers what it has begun before it ends, and takes nothing new [F13]', async () => {
    const { sql } = connect(test.url, { connections: 2 });
    const ad = await insertAd(sql);
    const { url, ended, said, kill } = await processes.startReady({ DATABASE_URL: test.url });
    const ask = (path: string) => fetch(`${url}${path}`);
    expect((await ask('/v3/ads')).status).toBe(200);
    const holding = await sql.reserve();
    await holding`begin`;
    await holding`lock table ad in access exclusive mode`;
    const slow = ask(`/v3/ads/${ad}`);
    await vi.waitFor(async () => {
      const waiting =
        await sql`select from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'volan-api'`;
      expect(waiting.length).toBeGreaterThan(0);
    }, soon);
    kill('SIGTERM');
    await vi.waitFor(() => expect(said()).toContain('"msg":"stopping"'), soon);
    await vi.waitFor(() => expect(ask('/health')).rejects.toThrow('fetch failed'), soon);
    await holding`rollback`;
    const reply = await slow;
    expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
    expect((await reply.json()) as object).toMatchObject({ data: { id: ad } });
    holding.release();
    await sql.end();
    expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining('"msg":"stopped"') });
  });

  it('says for a while that it is not ready and serves on; a second signal ends it at once', async () => {
    const { url, ended, kill } = await processes.startReady({ DATABASE_URL: test.url, STOP_DELAY_SECONDS: '600' });
    const ask = async (path: string) => (await fetch(`${url}${path}`)).status;
    kill('SIGTERM');
    await vi.waitFor(async () => expect(await ask('/ready')).toBe(503), soon);
    expect([await ask('/health'), await ask('/v3/ads')]).toEqual([200, 200]);
    kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 1 });
  });

  it.runIf(isFull)('does not start on a port that is taken, and leaves nothing running', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const { code, said } = await (await processes.start({ DATABASE_URL: test.url, PORT: String(port) })).ended;
    taken.close();
    expect(code).not.toBe(0);
    expect(said).toContain(`address already in use 127.0.0.1:${port}`);
  });
});
