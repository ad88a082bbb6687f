import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import postgres from 'postgres';
import { cpuOf } from './market/cpuOf.ts';
import type { MeasuredSite } from './market/MeasuredSite.ts';
import { openMarket } from './market/openMarket.ts';
import { underLoad } from './market/underLoad.ts';
import { missedExitCode } from './results/missedExitCode.ts';

/**
 * What signing in costs, and what it takes from those who browse. `npm run bench -- accounts [--ads 5000] [--no-build]
 * [--directory .data/bench-market]`
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    ads: { type: 'string', default: '5000' },
    build: { type: 'boolean', default: true },
    directory: { type: 'string', default: '.data/bench-market' },
  },
});

const goals = { signInMs: 150, sessionCpuMs: 3, browsingPercent: 20, signInPageKib: 20 };
const password = 'plava kuća na bregu';

/** Asks the site as a browser of the brand does. */
const askOf =
  ({ port, host }: MeasuredSite) =>
  async (method: string, path: string, body: object | null = null, more: Record<string, string> = {}) => {
    const headers = { host, 'x-app-version': 'bench', ...(body && { 'content-type': 'application/json' }), ...more };
    const sent = request({ port, method, path, headers });
    sent.end(body ? JSON.stringify(body) : undefined);
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];

    return { status: reply.statusCode ?? 0, body: await text(reply) };
  };

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const site = await openMarket({
  directory: resolve(values.directory),
  ads: Number(values.ads),
  pageCache: true,
  profile: false,
  build: values.build,
});
const sql = postgres(site.databaseUrl, { max: 2, onnotice: () => {} });
const ask = askOf(site);
let missed = 0;
const report = (what: string, seen: number, goal: number, unit: string) => {
  if (seen > goal) missed += 1;
  console.log(`${seen > goal ? 'MISSED' : 'ok    '}  ${what}: ${seen.toFixed(1)} ${unit} (goal ${goal})`);
};

/** The limits of one address would end the measurement. */
const signIn = async (email: string) => {
  await sql`delete from rate_limit`;
  const began = performance.now();
  const { status, body } = await ask('POST', '/v3/auth/passport', { email, password });

  return { ms: performance.now() - began, status, body };
};

try {
  const email = `bench.${Date.now()}@primer.rs`;
  await sql`delete from rate_limit`;
  const opened = await ask('POST', '/v3/auth/register', { email, password, name: 'Ana' });
  if (opened.status !== 200) throw new Error(`No account was opened: ${opened.body}`);

  const { data } = JSON.parse(opened.body) as { data: { accessToken: string } };

  const known: number[] = [];
  const unknown: number[] = [];
  for (let time = 0; time < 30; time += 1) {
    const one = await signIn(email);
    if (one.status !== 200) throw new Error(`Nobody could sign in: ${one.body}`);

    known.push(one.ms);
    unknown.push((await signIn(`nobody.${time}@primer.rs`)).ms);
  }
  report('signing in, p50', middle(known), goals.signInMs, 'ms');
  console.log(`        an address that nobody has, p50: ${middle(unknown).toFixed(1)} ms`);

  const count = 1000;
  const cpu = () => cpuOf(site.pids['api'] ?? 0);
  const costOf = async (headers: Record<string, string>, path: string) => {
    const before = cpu();
    for (let time = 0; time < count; time += 1) await ask('GET', path, null, headers);
    return (cpu() - before) / count;
  };
  const authorization = `Bearer ${data.accessToken}`;
  const bare = await costOf({}, '/v3/user/balance');
  const checked = await costOf({ authorization }, '/v3/user/balance');
  report('a call with a session beyond one that is refused, CPU of the API', checked - bare, goals.sessionCpuMs, 'ms');

  const paths = site.kinds.flatMap((kind) => kind.paths.slice(0, 40));
  const quiet = await underLoad(site, paths, { connections: 4, seconds: 10 });
  let signedIn = 0;
  const began = performance.now();
  const timer = setInterval(() => void signIn(email).then(({ status }) => (signedIn += status === 200 ? 1 : 0)), 50);
  const busy = await underLoad(site, paths, { connections: 4, seconds: 10 });
  clearInterval(timer);
  const seconds = (performance.now() - began) / 1000;
  console.log(`        ${(signedIn / seconds).toFixed(1)} sign-ins a second beside browsing`);
  report('browsing p95 beside them, more by', (busy.p95 / quiet.p95 - 1) * 100, goals.browsingPercent, '%');
  console.log(`        browsing p95 ${quiet.p95.toFixed(1)} ms alone, ${busy.p95.toFixed(1)} ms beside`);

  const scriptsOf = async (path: string) => {
    const { body } = await ask('GET', path);
    return new Set([...body.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, address]) => address ?? ''));
  };
  const shell = await scriptsOf('/session-expired');
  const own = [...(await scriptsOf('/signin'))].filter((address) => !shell.has(address));
  let bytes = 0;
  for (const address of own) bytes += brotliCompressSync((await ask('GET', address)).body).length;
  report('scripts of the sign-in page beyond the shell, brotli', bytes / 1024, goals.signInPageKib, 'KiB');
} finally {
  await sql.end();
  await site.close();
}
process.exit(missed > 0 ? missedExitCode : 0);
