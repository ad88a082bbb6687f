import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../tools/freePort.ts';
import { assertNoCrash } from '../../../tools/processes/crashes.ts';

let api: Server;
let isApiReady: boolean;
let asked: ServerResponse[];
let child: ChildProcess | null = null;
let port: number;
let said = '';

const soon = { timeout: 30_000, interval: 50 };

beforeEach(async () => {
  isApiReady = true;
  asked = [];
  api = createServer((request, reply) => {
    if (request.url === '/ready') reply.writeHead(isApiReady ? 200 : 503).end();
    else asked.push(reply);
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  port = await freePort();
});
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  api.close();
  api.closeAllConnections();
  assertNoCrash(said);
});

function start(variables: Record<string, string> = {}) {
  const entry = fileURLToPath(new URL('testing/slowServer.ts', import.meta.url));
  const started = spawn(process.execPath, ['--conditions=@volan/source', entry], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      WEB_SECRET: 'the shared secret of this test',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  said = '';
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
  const ended = once(started, 'close').then(([code]: unknown[]) => ({ code, said }));

  return { ended, said: () => said, stop: () => started.kill('SIGTERM') };
}

const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
const statusOf = async (path: string) => (await ask(path)).status;

describe('the process of the web server', () => {
  it('sends a page that it has begun before it ends, and takes nothing new [F13]', async () => {
    const { ended, said, stop } = start();
    await vi.waitFor(async () => expect(await statusOf('/health')).toBe(200), soon);
    const page = ask('/catalog/vehicles');
    const call = ask('/v3/ads');
    await vi.waitFor(() => expect(asked).toHaveLength(2), soon);
    stop();
    await vi.waitFor(() => expect(said()).toContain('"msg":"stopping"'), soon);
    await vi.waitFor(() => expect(ask('/health')).rejects.toThrow('fetch failed'), soon);
    for (const reply of asked) reply.end('whole');
    expect(await (await page).text()).toBe('<title>whole</title>');
    expect(await (await call).text()).toBe('whole');
    expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining('"msg":"stopped"') });
  });

  it('says for a while that it is not ready and serves on; a second signal ends it at once', async () => {
    const { ended, stop } = start({ STOP_DELAY_SECONDS: '600' });
    await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(200), soon);
    stop();
    await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(503), soon);
    expect(await statusOf('/health')).toBe(200);
    stop();
    expect(await ended).toMatchObject({ code: 1 });
  });

  it('is ready when the API is, on every host; it is healthy all the time', async () => {
    const { stop, ended } = start();
    isApiReady = false;
    await vi.waitFor(async () => expect(await statusOf('/health')).toBe(200), soon);
    expect(await statusOf('/ready')).toBe(503);
    isApiReady = true;
    expect(await (await fetch(`http://127.0.0.1:${port}/ready`)).json()).toEqual({ ready: true });
    api.close();
    api.closeAllConnections();
    expect([await statusOf('/ready'), await statusOf('/health')]).toEqual([503, 200]);
    stop();
    await ended;
  });

  it('does not start with a setting that it cannot read, and names it', async () => {
    const { code, said } = await start({ METRICS_PORT: 'x', LOG_LEVEL: 'loud' }).ended;
    expect(code).not.toBe(0);
    expect(said).toMatch(/LOG_LEVEL[^]*METRICS_PORT|METRICS_PORT[^]*LOG_LEVEL/);
  });
});
