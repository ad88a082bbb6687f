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
  return { ended, stop: () => started.kill('SIGTERM') };
}

describe('the process of the server', () => {
  it('serves when all is loaded, and ends cleanly when it is asked to', async () => {
    const port = await freePort();
    const { ended, stop } = start({ DATABASE_URL: test.url, PORT: String(port) });
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/ready`)).status;
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 30_000, interval: 100 });
    expect((await fetch(`http://127.0.0.1:${port}/v3/ads`)).status).toBe(200);
    stop();
    expect(await ended).toMatchObject({ code: 0 });
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
