import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { freePort } from '../tools/freePort.ts';
import { ask } from './ask.ts';

let folder: string;
let served: ChildProcess | null = null;

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
});

/** Starts production as `npm run serve` does, with two web processes. */
async function serve() {
  const { databaseUrl, mediaDirectory } = inject('stack');
  const [web, api] = [await freePort(), await freePort()];
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--conditions=@volan/source', 'tools/serve.ts'], {
    env: {
      ...environment,
      DATABASE_URL: databaseUrl,
      MEDIA_DIR: mediaDirectory,
      VARIANT_DIR: join(folder, 'variants'),
      WEB_SECRET: 'the shared secret of this journey',
      WEB_PORT: String(web),
      API_PORT: String(api),
      WEB_PROCESSES: '2',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  served = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  const lines = () =>
    said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { name: string; pid: number; msg: string });
  const listening = () => lines().filter(({ name, msg }) => name === 'web' && msg.includes('listens'));
  await vi.waitFor(() => expect([child.exitCode, said, listening().length]).toEqual([null, said, 2]), {
    timeout: 90_000,
    interval: 200,
  });
  return { child, web, ended, lines, listening, said: () => said };
}

describe('npm run serve', () => {
  it(
    'serves pages by two processes on one port, and ends web before the API, with 0',
    { timeout: 120_000 },
    async () => {
      const { child, web, ended, lines } = await serve();
      expect((await ask('volan', '/catalog/vehicles', {}, web)).status).toBe(200);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      const stopped = lines().filter(({ msg }) => msg === 'stopped');
      expect(stopped.map(({ name }) => name)).toEqual(['web', 'web', 'api']);
    },
  );

  it('ends as a whole with 1 when one process ends by itself', { timeout: 120_000 }, async () => {
    const { ended, listening, lines, said } = await serve();
    process.kill(listening()[0]?.pid ?? 0, 'SIGKILL');
    expect(await ended).toBe(1);
    expect(said()).toContain('web ended by itself.');
    expect(lines().filter(({ msg }) => msg === 'stopped')).toHaveLength(2);
  });
});
