import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../tools/freePort.ts';
import { createTestDatabase, type TestDatabase } from '../../../tools/postgres/testDatabase.ts';
import { connect } from './platform/database/connect.ts';
import { insertAd } from './testing/insertAd.ts';

const soon = { timeout: 30_000, interval: 100 };

let test: TestDatabase;
let folder: string;
let child: ChildProcess | null = null;

beforeEach(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'volan-main-'));
});

afterEach(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  await test.drop();
  await rm(folder, { recursive: true });
});

/** Starts the server; `ended` gives its exit code and everything it said. */
function start(variables: Record<string, string>) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const started = spawn(process.execPath, ['--conditions=@volan/source', main], {
    env: {
      PATH: process.env['PATH'],
      MEDIA_DIR: join(folder, 'media'),
      VARIANT_DIR: join(folder, 'variants'),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let said = '';
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
  const ended = once(started, 'close').then(([code]: unknown[]) => ({ code, said }));
  return { ended, said: () => said, stop: () => started.kill('SIGTERM') };
}

describe('the process of the server', () => {
  it('serves when all is loaded, and ends cleanly when it is asked to', async () => {
    const port = await freePort();
    const { ended, stop } = start({ DATABASE_URL: test.url, PORT: String(port) });
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/ready`)).status;
    await vi.waitFor(async () => expect(await ready()).toBe(200), soon);
    expect((await fetch(`http://127.0.0.1:${port}/v3/ads`)).status).toBe(200);
    stop();
    expect(await ended).toMatchObject({ code: 0 });
  });

  it('answers what it has begun before it ends, and takes nothing new [F13]', async () => {
    const { sql } = connect(test.url, { connections: 2 });
    const ad = await insertAd(sql);
    const port = await freePort();
    const { ended, said, stop } = start({ DATABASE_URL: test.url, PORT: String(port) });
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    await vi.waitFor(async () => expect((await ask('/ready')).status).toBe(200), soon);
    const holding = await sql.reserve();
    await holding`begin`;
    await holding`lock table ad in access exclusive mode`;
    const slow = ask(`/v3/ads/${ad}`);
    await vi.waitFor(async () => {
      const waiting =
        await sql`select from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'volan-api'`;
      expect(waiting.length).toBeGreaterThan(0);
    }, soon);
    stop();
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
    const port = await freePort();
    const { ended, stop } = start({ DATABASE_URL: test.url, PORT: String(port), STOP_DELAY_SECONDS: '600' });
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    await vi.waitFor(async () => expect(await ask('/ready')).toBe(200), soon);
    stop();
    await vi.waitFor(async () => expect(await ask('/ready')).toBe(503), soon);
    expect([await ask('/health'), await ask('/v3/ads')]).toEqual([200, 200]);
    stop();
    expect(await ended).toMatchObject({ code: 1 });
  });

  it('does not start without a setting it needs, and names it', async () => {
    const { code, said } = await start({}).ended;
    expect(code).not.toBe(0);
    expect(said).toContain('DATABASE_URL: is missing');
  });

  it('does not start on a port that is taken, and leaves nothing running', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const { code, said } = await start({ DATABASE_URL: test.url, PORT: String(port) }).ended;
    taken.close();
    expect(code).not.toBe(0);
    expect(said).toContain(`address already in use 127.0.0.1:${port}`);
  });
});
