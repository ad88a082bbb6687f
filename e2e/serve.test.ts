import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { freePort } from '../tools/freePort.ts';
import { assertNoCrash } from '../tools/processes/crashes.ts';
import { ask } from './ask.ts';
import { useOwnDatabase, type OwnDatabase } from './ownStack.ts';
import { isFull } from '../tools/testing/isFull.ts';

let database: OwnDatabase;
let folder: string;
let served: ChildProcess | null = null;
let said = '';

// of its own: without a mail server production throws away the mails that wait
beforeAll(async () => {
  database = await useOwnDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'volan-serve-'));
});
afterEach(async () => {
  if (served?.exitCode === null && served.signalCode === null) {
    const ended = once(served, 'close');
    served.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
  assertNoCrash(said);
});

/** Starts production as `npm run serve` does. */
async function serve(webProcesses: number) {
  const { mediaDirectory } = inject('stack');
  const [web, api] = [await freePort(), await freePort()];
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--conditions=@volan/source', 'tools/serve.ts'], {
    env: {
      ...environment,
      DATABASE_URL: database.url,
      MEDIA_DIR: mediaDirectory,
      VARIANT_DIR: join(folder, 'variants'),
      WEB_SECRET: 'the shared secret of this journey',
      ACCOUNT_SECRET: 'the secret of the accounts of this journey',
      SMTP_URL: 'off',
      WEB_PORT: String(web),
      API_PORT: String(api),
      WEB_PROCESSES: String(webProcesses),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  served = child;
  said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  const lines = () =>
    said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { name: string; pid: number; msg: string });
  const listening = (program: string) =>
    lines().filter(({ name, msg }) => name === program && /listens|listening/.test(msg));
  await vi.waitFor(() => expect([child.exitCode, said, listening('web').length]).toEqual([null, said, webProcesses]), {
    timeout: 90_000,
    interval: 200,
  });

  return { child, web, ended, lines, listening };
}

describe('npm run serve', () => {
  it.runIf(isFull)(
    'serves pages by two processes on one port, and ends web before the API, with 0',
    { timeout: 120_000 },
    async () => {
      const { child, web, ended, lines } = await serve(2);
      expect((await ask('volan', '/catalog/vehicles', {}, web)).status).toBe(200);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      const stopped = lines().filter(({ msg }) => msg === 'stopped');
      expect(stopped.map(({ name }) => name)).toEqual(['web', 'web', 'api']);
    },
  );

  it('starts a killed API again, while web answers out of its cache', { timeout: 120_000 }, async () => {
    const { child, web, ended, listening, lines } = await serve(1);
    const read = (path: string) => ask('volan', path, {}, web);
    const cached = '/catalog/vehicles';
    const soon = { timeout: 30_000, interval: 100 };
    await expect.poll(async () => (await read(cached)).headers['cache-status'], soon).toBe('pages; hit');
    const killed = listening('api')[0]?.pid ?? Number.NaN; // 0 would be this test itself
    process.kill(killed, 'SIGKILL');
    expect((await read(cached)).status).toBe(200);
    await expect.poll(async () => (await read('/catalog/vehicles?page=2')).status, soon).toBe(200);
    expect(lines().filter(({ name }) => name === 'serve')).toEqual([
      expect.objectContaining({ program: 'api', pid: killed, signal: 'SIGKILL', restartInMs: 500 }),
    ]);
    expect([listening('api').length, listening('web').length]).toEqual([2, 1]);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
