import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { freePortsInARow } from '../tools/freePort.ts';
import { assertNoCrash } from '../tools/processes/crashes.ts';
import { waitForResponse } from '../tools/processes/waitForResponse.ts';
import { programsOf } from '../tools/serve/programsOf.ts';
import { ask } from './ask.ts';
import { useOwnDatabase, type OwnDatabase } from './ownStack.ts';

// Both servers as `npm run serve` starts them, over the database of the journeys: what they log, count and trace.

const { mediaDirectory } = inject('stack');
let database: OwnDatabase;
const folder = mkdtempSync(join(tmpdir(), 'volan-operating-'));
const webSecret = 'web and api share this one';
const processes: ChildProcess[] = [];
const traces: Buffer[] = [];
let collector: Server;
let ports: { web: number; api: number };
let metricsPort: number;
let log = '';

const soon = { timeout: 30_000, interval: 100 };

beforeAll(async () => {
  database = await useOwnDatabase();
  collector = createServer((request, reply) => {
    void buffer(request).then((spans) => {
      traces.push(spans);
      reply.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  // each of the two processes takes one of the metrics ports
  const first = await freePortsInARow(4);
  ports = { web: first, api: first + 1 };
  metricsPort = first + 2;
  const { api, web } = programsOf({ ports, processes: { web: 1, api: 1 }, metricsPort });
  for (const { entry, env } of [...api, ...web]) {
    const child = spawn(process.execPath, ['--conditions=@volan/source', entry], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        MEDIA_DIR: mediaDirectory,
        VARIANT_DIR: join(folder, 'variants'),
        WEB_SECRET: webSecret,
        ACCOUNT_SECRET: 'the secret of the accounts of this journey',
        SMTP_URL: 'off',
        LOG_LEVEL: 'trace',
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
        OTEL_BSP_SCHEDULE_DELAY: '100',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (log += String(text)));
    processes.push(child);
  }
  for (const port of Object.values(ports)) {
    if (!(await waitForResponse(`http://localhost:${port}/ready`, 25_000))) throw new Error(`Not ready:\n${log}`);
  }
});

afterAll(async () => {
  for (const child of processes.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  collector?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
  assertNoCrash(log);
});

const linesOf = (requestId: string | null) =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{') && requestId !== null && line.includes(requestId))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const secrets = {
  email: 'tajna@example.test',
  phone: '+381641112223',
  localPhone: '064/111-2223',
  vin: 'WVWZZZ1JZXW000001',
  name: 'Petronije-Tajnovic',
  bearer: 'bearer-4f9a1c77',
  basic: 'dGFqbmE6bG96aW5rYQ',
  cookie: 'kolacic-8812',
  accessCookie: 'acT-55ab21',
  refreshCookie: 'rfT-77cd43',
  refreshHeader: 'refresh-99ef65',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ0YWpuYSJ9.c2lnbmF0dXJlLTEy',
  encrypted: 'e1.AAECAwQFBgcICQoL.OYhS3K5hVywF0mNUR2HsMp4sDWksdJDl24',
  uid: '1f0c9a7e-5b7d-4d0a-9a41-2a1c7f6e3b10.mi3k2v.9QeR',
  password: 'lozinka-Proba-1',
  path: 'tajna-putanja-31',
  forwarded: '203.0.113.77',
  referer: 'https://mail.example.test/read?token=ref-3141',
  agent: 'Agent-Tajni/9.9',
  guessedSecret: 'guessed-web-secret-27',
} as const;

describe('the log of both servers', () => {
  it('holds none of 20 planted secrets, nor our own, at its most talkative [S 16.2.5]', async () => {
    expect(Object.keys(secrets)).toHaveLength(20);
    const headers = {
      authorization: `Bearer ${secrets.bearer}`,
      cookie: `session=${secrets.cookie}; acT=${secrets.accessCookie}; rfT=${secrets.refreshCookie}`,
      'refresh-token': secrets.refreshHeader,
      uid: secrets.uid,
      referer: secrets.referer,
      'user-agent': secrets.agent,
      'x-forwarded-for': secrets.forwarded,
      'x-web-secret': secrets.guessedSecret,
      'x-request-id': secrets.path,
    };
    const query = new URLSearchParams({
      q: `${secrets.email} ${secrets.name} ${secrets.vin}`,
      token: secrets.jwt,
      phone: secrets.phone,
    });
    const body = new URLSearchParams({
      ids: `[${secrets.localPhone}]`,
      password: secrets.password,
      value: secrets.encrypted,
    });
    const asked = await Promise.all([
      fetch(`http://localhost:${ports.web}/catalog/vehicles?${query}`, { headers }),
      fetch(`http://localhost:${ports.web}/${secrets.path}?${query}`, { headers }),
      fetch(`http://localhost:${ports.web}/v3/ads?${query}`, { headers }),
      fetch(`http://localhost:${ports.web}/v3/ads/${secrets.path}?${query}`, { headers }),
      fetch(`http://localhost:${ports.web}/v3/category/categories-by-ids`, { method: 'POST', headers, body }),
      fetch(`http://127.0.0.1:${ports.api}/v3/ads?${query}&price=${secrets.name}`, {
        headers: { ...headers, authorization: `Basic ${secrets.basic}` },
      }),
    ]);
    for (const reply of asked) {
      await vi.waitFor(() => expect(linesOf(reply.headers.get('x-request-id')).length).toBeGreaterThan(0), soon);
    }
    for (const secret of [...Object.values(secrets), webSecret, new URL(database.url).password]) {
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
    }
  });

  it('tells a page in one line, and by the same id each call that it makes', async () => {
    const { headers } = await ask('gearlane', '/catalog/vehicles?page=2', {}, ports.web);
    const id = String(headers['x-request-id']);
    await vi.waitFor(() => expect(linesOf(id).some(({ name }) => name === 'web')).toBe(true), soon);
    const lines = linesOf(id);
    expect(lines.filter(({ name }) => name === 'web')).toMatchObject([
      { level: 'info', method: 'GET', route: 'catalog', status: 200, brand: 'gearlane', ms: expect.any(Number) },
    ]);
    expect(lines.filter(({ name }) => name === 'api')).toContainEqual(
      expect.objectContaining({ route: '/v3/ads', status: 200, brand: 'gearlane', requestId: id }),
    );
  });

  it('takes no id from a visitor', async () => {
    const reply = await fetch(`http://127.0.0.1:${ports.api}/v3/ads`, {
      headers: { 'x-request-id': 'a-visitor-chose-it' },
    });
    expect(reply.headers.get('x-request-id')).not.toBe('a-visitor-chose-it');
  });
});

describe('the numbers of both servers', () => {
  it('tell requests, searches, index, database and page cache', async () => {
    const page = () => fetch(`http://localhost:${ports.web}/catalog/vehicles`);
    const textOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await vi.waitFor(async () => {
      // It is kept from when web hears of changes.
      await (await page()).text();
      const [api, web] = await Promise.all([textOf(metricsPort), textOf(metricsPort + 1)]);
      expect(api).toMatch(
        /http_request_duration_seconds_count\{app="api",method="GET",route="\/v3\/ads",status="200"\} \d/,
      );
      expect(api).toMatch(/search_duration_seconds_count\{app="api"\} [1-9]/);
      expect(api).toMatch(/search_index_ads\{app="api"\} [1-9]\d\d/);
      expect(api).toMatch(/search_index_behind_seconds\{app="api"\} \d/);
      expect(api).toContain('outbox_pending_events{app="api"} 0');
      expect(api).toContain('database_up{app="api"} 1');
      expect(api).toMatch(/database_connections\{state="idle",app="api"\} [1-9]/);
      expect(web).toMatch(
        /http_request_duration_seconds_count\{app="web",method="GET",route="catalog",status="200"\} \d/,
      );
      expect(web).toMatch(/page_cache_answers_total\{outcome="hit",app="web"\} [1-9]/);
      expect(web).toMatch(/nodejs_eventloop_lag_p99_seconds\{app="web"\}/);
    }, soon);
  });

  it('are on no port that visitors reach', async () => {
    for (const port of Object.values(ports)) {
      expect((await fetch(`http://localhost:${port}/metrics`)).status).toBe(404);
    }
  });
});

/** The traces of all spans of a name: a span begins with its trace (tag 1, sixteen bytes). */
function tracesOf(told: Buffer, name: string) {
  const found = new Set<string>();
  for (let at = told.indexOf(name); at !== -1; at = told.indexOf(name, at + 1)) {
    const begin = told.lastIndexOf(Buffer.from([0x0a, 0x10]), at) + 2;
    found.add(told.subarray(begin, begin + 16).toString('hex'));
  }
  return found;
}

describe('a trace', () => {
  it('goes from web through the API to the statements, and not by the wish of a visitor', async () => {
    const wished = '0af7651916cd43dd8448eb211c80319c';
    traces.length = 0;
    const headers = { traceparent: `00-${wished}-b7ad6b7169203331-01` };
    await (await fetch(`http://localhost:${ports.web}/v3/ads?page=3`, { headers })).text();
    // Each server tells its own part when it likes; parts of earlier requests may come in between.
    await vi.waitFor(() => {
      const told = Buffer.concat(traces);
      for (const name of ['volan-web', 'volan-api']) expect([name, told.includes(name)]).toEqual([name, true]);
      const [web, api, sql] = ['GET /v3/*', 'GET /v3/ads', 'SQL select'].map((name) => tracesOf(told, name));
      expect([...(web ?? [])].filter((trace) => api?.has(trace) && sql?.has(trace))).not.toEqual([]);
    }, soon);
    expect(Buffer.concat(traces).includes(Buffer.from(wished, 'hex'))).toBe(false);
  });
});

describe('both servers', () => {
  it('end with 0 when they are asked to', async () => {
    for (const child of processes.toReversed()) {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    }
  });
});
