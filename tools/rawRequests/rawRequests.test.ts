import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiProcesses, soon, type ApiProcess, type ApiProcesses } from '../../apps/api/src/testing/apiProcesses.ts';
import { openAdministrator } from '../../apps/api/src/testing/administrators.ts';
import { openTestAccounts, type TestAccounts } from '../../apps/api/src/testing/openTestAccounts.ts';
import { testAccountSecret, testWebSecret } from '../../apps/api/src/testing/openTestApp.ts';
import { routeUrl } from '../../apps/api/src/platform/server/routeCall.ts';
import { readConfiguration } from '../../apps/web/server/configuration.ts';
import { createWebServer } from '../../apps/web/server/createWebServer.ts';
import { calls, type Call } from '../../packages/api-contract/src/index.ts';
import { brands, pages, routes } from '../../packages/domain-rules/src/index.ts';
import { assertNoCrash } from '../processes/crashes.ts';
import { isFull } from '../testing/isFull.ts';
import { addressesOf, attacks, kindsOfBodies, type Address } from './attacks.ts';
import { routesOf } from './routesOf.ts';
import { sendRaw, type RawRequest } from './sendRaw.ts';

// Sends hostile bodies to every route of web and API, which run as processes.

let test: TestAccounts;
let processes: ApiProcesses;
let api: ApiProcess;
let web: ApiProcess;
let apiAddresses: Address[];
let webAddresses: Address[];

/** A session of an administrator, new for each batch, because some requests end it. */
let accessToken = '';

/** Every page that is built, as an address of the brand Volan. */
const pagePaths = pages
  .filter((page) => routes[page].built)
  .map((page) => routes[page][brands.volan.spelling].replaceAll(/\{\w+\}/g, '1'));

beforeAll(async () => {
  test = await openTestAccounts();
  await test.app.ready();
  apiAddresses = addressesOf(routesOf(test.app));
  const site = createWebServer({
    pages: () => undefined,
    configuration: readConfiguration({ WEB_SECRET: testWebSecret, MAILBOX: 'on' }),
  });
  await site.ready();
  // the web server passes calls on; behind its last route are all pages
  webAddresses = addressesOf([...routesOf(site), ...pagePaths.map((path) => ({ path, methods: ['POST'] }))]);
  await site.close();
  processes = await openApiProcesses();
  const common = {
    WEB_SECRET: testWebSecret,
    HEAD_TIMEOUT_MS: '1000',
    NODE_OPTIONS: `--import=${new URL('collectGarbageOnSignal.ts', import.meta.url).href}`,
  };
  const startApi = (more: Readonly<Record<string, string>>) =>
    processes.startReady({ ...common, DATABASE_URL: test.url, ACCOUNT_SECRET: testAccountSecret, ...more });
  api = await startApi({ BODY_SILENCE_MS: '1500' });
  // waits for bodies as long as in production: web on a busy machine may pause while it passes one on, and then web
  // would find the connection closed instead of a reply
  const apiBehindWeb = await startApi({});
  web = await processes.startReady(
    {
      ...common,
      API_URL: apiBehindWeb.url,
      BODY_SILENCE_MS: '400',
      TRUSTED_PROXIES: '1',
      MAILBOX: 'on',
      FORMS_PER_SENDER: '64',
      FORMS_AT_ONCE: '64',
    },
    new URL('../../apps/web/server/testing/formServer.ts', import.meta.url),
  );
  // built on the first request, which blocks the process for a second
  for (const { url } of [api, apiBehindWeb]) await (await fetch(`${url}/v3/docs`)).text();
}, 120_000);

afterAll(async () => {
  await processes.close();
  await test.close();
});

/** Requests between two health checks of the server. */
const batchSize = 500;

/** Connections at the same time. */
const atOnce = 50;

/** A different address for each request, so that rate limits do not refuse them unread. */
const visitorAddress = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Addresses without a route, or with a route that takes no body. */
const refused: readonly Address[] = [
  '/nothing',
  '/v3/nothing',
  '/v3/%2e%2e/internal/changes',
  '/api/admin/export/USERS',
].flatMap((path) => ['POST', 'PUT', 'GET'].map((method) => ({ method, path })));

/** Megabytes that a server still holds after it has collected its garbage. */
async function memoryOf({ kill, said }: ApiProcess): Promise<number> {
  const figures = () => [...said().matchAll(/^bytes held: (\d+)/gm)];
  const before = figures().length;
  kill('SIGUSR2');
  await expect.poll(() => figures().length, soon).toBeGreaterThan(before);

  return Number(figures().at(-1)?.[1]) / 1024 ** 2;
}

/** Milliseconds until `/health` answers, the best of three, because other programs run on this machine. */
async function healthOf({ url }: ApiProcess) {
  let best = Infinity;
  for (let time = 0; time < 3 && best > 1000; time += 1) {
    const began = performance.now();
    const { status } = await fetch(`${url}/health`, { signal: AbortSignal.timeout(20_000) });
    expect(status).toBe(200);
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

const sentence = ({ method, path, body, headers }: RawRequest) =>
  `${method} ${path} with ${body.name}, ${body.headers.at(-1)}, ${body.ending}, ${headers.at(-1)?.slice(0, 30)}`;

/** Sends all requests, many at a time. Gives the answers that no server may give. */
async function problemsOf(server: ApiProcess, requests: readonly RawRequest[]): Promise<string[]> {
  const problems: string[] = [];
  const left = requests.values();
  const sendNext = async () => {
    // each sender takes the next request
    for (const request of left) {
      const statuses = await sendRaw(server.port, request);
      const wrong = statuses?.find((status) => status >= 500 && status !== 503);
      if (statuses === null) problems.push(`${sentence(request)}: no answer`);
      if (wrong !== undefined) problems.push(`${sentence(request)}: ${wrong}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));

  return problems;
}

/** Sends all requests and checks the server after each batch. */
async function expectToLive(server: ApiProcess, requests: Iterable<RawRequest>) {
  const batch: RawRequest[] = [];
  const send = async () => {
    ({ accessToken } = await openAdministrator(test));
    expect(await problemsOf(server, batch.splice(0))).toEqual([]);
    assertNoCrash(server.said());
    expect(await healthOf(server)).toBeLessThan(1000);
  };
  for (const request of requests) {
    batch.push(request);
    if (batch.length === batchSize) await send();
  }
  await send();
}

/** Senders: a stranger, one of our pages with invalid tokens, an administrator. */
const visitorsOf = ({ port }: ApiProcess) => {
  const host = `volan.localhost:${port}`;
  const stranger = (number: number) => [
    `host: ${host}`,
    `x-forwarded-for: ${visitorAddress(number)}`,
    `x-web-secret: ${testWebSecret}`,
    `x-visitor-address: ${visitorAddress(number)}`,
  ];
  const seemingUser = (number: number) => [
    ...stranger(number),
    `origin: http://${host}`,
    'cookie: acT=x',
    'authorization: Bearer x',
  ];
  const administrator = (number: number) => [
    ...stranger(number),
    `origin: http://${host}`,
    `cookie: acT=${accessToken}`,
    'x-app-version: test',
    `authorization: Bearer ${accessToken}`,
  ];

  return [stranger, seemingUser, administrator];
};

describe('the addresses of this test', () => {
  const known = (addresses: readonly Address[]) => new Set(addresses.map(({ method, path }) => `${method} ${path}`));

  it('hold every call of the contract that may have a body', () => {
    const found = known(apiAddresses);
    const missing = Object.values<Call>(calls)
      .filter(({ method }) => method !== 'GET')
      .map((call) => `${call.method} ${routeUrl(call).replaceAll(/:\w+/g, '1')}`)
      .filter((address) => !found.has(address));
    expect(missing).toEqual([]);
  });

  it('hold what web passes on, its own forms and its pages', () => {
    expect([...known(webAddresses)]).toEqual(
      expect.arrayContaining(['POST /v3/a', 'POST /api/admin/export/a', 'POST /script', 'POST /profile/settings']),
    );
  });
});

describe('broken bodies', () => {
  it.each([
    { where: 'each route of the API', serverOf: () => api, addresses: () => apiAddresses, each: 1 },
    { where: 'each route and page of web', serverOf: () => web, addresses: () => webAddresses, each: kindsOfBodies },
    { where: 'each route of the API through web', serverOf: () => web, addresses: () => apiAddresses, each: 1 },
  ])(
    'at $where end no process, delay nobody and leave no memory behind',
    { timeout: 3_600_000 },
    async ({ serverOf, addresses, each }) => {
      const server = serverOf();
      const all = [...addresses(), ...refused];
      const visitors = visitorsOf(server);
      // the first requests load code, connections and buffers that stay in memory
      await expectToLive(server, attacks(all.slice(0, 100), visitors, { each: 1, seed: 2 }));
      const before = await memoryOf(server);
      await expectToLive(server, attacks(all, visitors, isFull ? {} : { each }));
      await expect.poll(() => memoryOf(server), { timeout: 60_000, interval: 500 }).toBeLessThan(before + 50);
    },
  );
});
