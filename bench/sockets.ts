import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { signAccessToken } from '../apps/api/src/auth/accessToken.ts';
import { keysFrom } from '../apps/api/src/auth/keys.ts';
import { insertAd } from '../apps/api/src/testing/insertAd.ts';
import { gatherCrowd, type CrowdMember } from '../apps/api/src/testing/socketCrowd.ts';
import { freePort } from '../tools/freePort.ts';
import { startPostgres } from '../tools/postgres/launcher.ts';
import { waitForResponse } from '../tools/processes/waitForResponse.ts';
import { migrate } from '../tools/stack/prepare.ts';
import { apiProgram, stackEnvironment } from '../tools/stack/programs.ts';
import { cpuOf } from './market/cpuOf.ts';
import { memoryOf } from './market/memoryOf.ts';
import { missedExitCode } from './results/missedExitCode.ts';

/**
 * Many people with an open page on one API in production mode: memory, how soon a message wakes its receiver, and how
 * soon all are back after a restart. `npm run bench -- sockets [--sockets 5000] [--seconds 20]`
 */
const { values } = parseArgs({
  options: { sockets: { type: 'string', default: '5000' }, seconds: { type: 'string', default: '20' } },
});
const count = Number(values.sockets);
const seconds = Number(values.seconds);

const goals = { messageMs: 500, backSeconds: 30, memoryMb: 450 };
const messagesPerSecond = 50;

let missed = 0;
const report = (what: string, seen: number, goal: number, unit: string) => {
  if (!(seen <= goal)) missed += 1;
  console.log(`${seen <= goal ? 'ok    ' : 'MISSED'}  ${what}: ${seen.toFixed(1)} ${unit} (goal ${goal})`);
};

/** Memory of one process in MB of 10^6 bytes, now and at most up to now. Linux only. */
function residentOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [now = 0, most = 0] = ['VmRSS', 'VmHWM'].map(
    (name) => (Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) * 1024) / 1e6,
  );
  return { now, most };
}
const weightOf = (pid: number) =>
  `RSS ${residentOf(pid).now.toFixed(0)} MB, with the process of pictures ${memoryOf(pid).toFixed(0)} MB`;

/** The middle and the slow end of some times, in milliseconds. */
function spreadOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((part) => sorted[Math.floor(sorted.length * part)]);
  return { p95, words: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms` };
}

/** People who are signed in, each in one browser. */
async function insertPeople(sql: Sql, secret: string): Promise<CrowdMember[]> {
  const people = await sql<{ id: number; session: string }[]>`
    with person as (
      insert into users (name, email, mobile, type_id, status, created_at)
      select 'Ana Anić', 'bench' || n || '@primer.rs', '+38164' || lpad(n::text, 7, '0'), 1, 1,
        now() - interval '400 days'
      from generate_series(1, ${count}) n returning id)
    insert into session (user_id, brand, remembered, expires_at)
    select id, 'volan', true, now() + interval '1 day' from person returning user_id::int as id, id as session`;
  const keys = keysFrom(secret);
  return Promise.all(
    people.map(async ({ id, session }) => ({
      userId: id,
      accessToken: await signAccessToken(keys, { userId: id, sessionId: session }, Date.now()),
    })),
  );
}

/** Writes to the owner of an ad; gives the id of the message. */
async function write(url: string, by: CrowdMember, ad: number, to: CrowdMember): Promise<number> {
  const answer = await fetch(`${url}/v3/message`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-app-version': 'bench',
      authorization: `Bearer ${by.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ message: `Da li je ${ad} dostupan?`, id: ad, user1: by.userId, user2: to.userId }),
  });
  if (!answer.ok) throw new Error(`A message was not taken: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

const directory = await mkdtemp(join(tmpdir(), 'volan-bench-'));
const database = await startPostgres({ directory: join(directory, 'postgres'), ownOnly: true });
const sql = postgres(database.url, { max: 4, onnotice: () => {} });
const secret = randomBytes(32).toString('base64url');
const config = { directory, databaseUrl: database.url, ports: { web: 3000, api: await freePort(), storybook: 0 } };
const url = `http://127.0.0.1:${config.ports.api}`;
const production = {
  ...stackEnvironment(config),
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  WEB_SECRET: secret,
  ACCOUNT_SECRET: secret,
  SMTP_URL: 'off',
};
let api: ChildProcess | null = null;

async function startApi() {
  const { command, args, env } = apiProgram(config, production);
  api = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!(await waitForResponse(`${url}/ready`, 120_000))) throw new Error(`Nothing answers at ${url}.`);

  return api.pid ?? 0;
}
async function stopApi() {
  if (!api || api.exitCode !== null) return;

  api.kill('SIGTERM');
  await once(api, 'exit');
}

try {
  await migrate(production);
  const people = await insertPeople(sql, secret);
  const pairs = people.slice(0, Math.min(messagesPerSecond * seconds, Math.floor(count / 2))).map((by, index) => ({
    by,
    to: people[people.length - 1 - index] ?? by,
  }));
  const ads = await Promise.all(
    pairs.map(({ to }) => insertAd(sql, { seller: to.userId, brand: 'volkswagen', model: 'golf' })),
  );
  let pid = await startApi();
  console.log(`        API at rest: ${weightOf(pid)}`);

  let began = performance.now();
  const crowd = await gatherCrowd(url, secret, people);
  console.log(`        ${crowd.connected()} connected in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  console.log(`        API with them: ${weightOf(pid)}`);
  let cpu = cpuOf(pid);
  await wait(5000);
  console.log(`        at rest it uses ${((cpuOf(pid) - cpu) / 50).toFixed(1)} % of a core`);

  cpu = cpuOf(pid);
  began = performance.now();
  const sent = await Promise.all(
    pairs.map(async ({ by, to }, index) => {
      await wait((index * 1000) / messagesPerSecond);
      const from = performance.now();
      const id = await write(url, by, Number(ads[index]), to);

      return { id, from, answered: performance.now() - from };
    }),
  );
  const took = performance.now() - began;
  while (crowd.heardAt.size < sent.length && performance.now() - began < took + 10_000) await wait(50);
  const used = ((cpuOf(pid) - cpu) / took) * 100;
  const perSecond = (sent.length / took) * 1000;
  console.log(`        ${sent.length} messages, ${perSecond.toFixed(0)} a second: ${used.toFixed(0)} % of a core`);
  if (crowd.heardAt.size < sent.length) throw new Error(`Only ${crowd.heardAt.size} of them were heard.`);

  const woken = spreadOf(sent.map(({ id, from }) => (crowd.heardAt.get(id) ?? Infinity) - from));
  console.log(
    `        answered: ${spreadOf(sent.map(({ answered }) => answered)).words}; receiver woken: ${woken.words}`,
  );
  report('RSS of the API with all sockets, at most', residentOf(pid).most, goals.memoryMb, 'MB');
  report('from sending a message until its receiver is woken, p95', woken.p95, goals.messageMs, 'ms');

  began = performance.now();
  await stopApi();
  console.log(`        stopped in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  began = performance.now();
  pid = await startApi();
  console.log(`        ready again after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  for (const part of [0.5, 0.95, 1]) {
    while (crowd.connected() < count * part && performance.now() - began < 120_000) await wait(20);
    const connected = crowd.connected();
    console.log(`        ${connected} connected again after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  const back = (performance.now() - began) / 1000;
  console.log(`        ${crowd.givenUp()} had to be woken; ${weightOf(pid)}`);
  report('all are back after a restart', crowd.connected() === count ? back : Infinity, goals.backSeconds, 's');
  crowd.close();
} finally {
  await stopApi();
  await sql.end();
  await database.discard();
  await rm(directory, { recursive: true, force: true });
}
process.exit(missed > 0 ? missedExitCode : 0);
