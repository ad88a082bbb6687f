import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { freePort } from '../tools/freePort.ts';
import { startPostgres } from '../tools/postgres/launcher.ts';
import { waitForResponse } from '../tools/processes/waitForResponse.ts';
import { migrate } from '../tools/stack/prepare.ts';
import { apiProgram, stackEnvironment } from '../tools/stack/programs.ts';
import { missedExitCode } from './results/missedExitCode.ts';

/**
 * The table of users as CSV: how much the API grows while an administrator takes all of it away.
 * `npm run bench -- export [--rows 1000000]`
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const rows = Number(values.rows);

/** The most that the API may grow, in MB. */
const targetMb = 64;

const directory = await mkdtemp(join(tmpdir(), 'volan-bench-'));
const database = await startPostgres({ directory: join(directory, 'postgres'), ownOnly: true });
const sql = postgres(database.url, { max: 2, onnotice: () => {} });
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const config = { directory, databaseUrl: database.url, ports: { web: 3000, api: port, storybook: 0 } };
const variables = {
  ...stackEnvironment(config),
  LOG_LEVEL: 'fatal',
  ACCOUNT_SECRET: randomBytes(32).toString('base64url'),
  SMTP_URL: 'off',
};

async function residentMb(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** The access token of an administrator with a second step. */
async function administrator(): Promise<string> {
  const account = { email: 'merenje@example.test', password: 'plava kuća na bregu', name: 'Merenje' };
  const response = await fetch(`${url}/v3/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-app-version': 'bench' },
    body: JSON.stringify(account),
  });
  const { data } = (await response.json()) as { data: { accessToken: string; user: { id: number } } };
  await sql`update users set status = 1 where id = ${data.user.id}`;
  await sql`insert into user_group (user_id, group_id) values (${data.user.id}, 1)`;
  await sql`update session set second_factor_at = now() where user_id = ${data.user.id}`;

  return data.accessToken;
}

async function take(token: string, query: string) {
  const response = await fetch(`${url}/api/admin/export/users${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}.`);

  let [lines, bytes] = [-1, 0];
  for await (const part of response.body) {
    bytes += part.length;
    for (const byte of part) if (byte === 10) lines += 1;
  }

  return { lines, bytes };
}

let isGood = false;
const api = await (async () => {
  await migrate(variables);
  const { command, args, env } = apiProgram(config, variables);
  return spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
})();
try {
  if (!(await waitForResponse(`${url}/ready`, 120_000))) throw new Error(`Nothing answers at ${url}.`);

  const token = await administrator();
  await sql`
    insert into users (name, email, mobile, status, country_id)
    select 'Korisnik Broj ' || n, 'korisnik' || n || '@example.test', '+38164' || lpad(n::text, 7, '0'), 1, 688
    from generate_series(1, ${rows}) n`;
  await sql`analyze users`;
  // a process that has just started has a smaller heap than one that works: this bench measures only what more rows add
  await take(token, `?search=${encodeURIComponent('korisnik11')}`);
  const pid = api.pid ?? 0;
  const before = await residentMb(pid);
  let most = before;
  const watch = setInterval(() => void residentMb(pid).then((mb) => (most = Math.max(most, mb))), 50);
  const began = performance.now();
  const { lines, bytes } = await take(token, '').finally(() => clearInterval(watch));
  const seconds = (performance.now() - began) / 1000;
  const growth = most - before;
  isGood = growth <= targetMb && lines === rows + 1;
  console.log(
    `${isGood ? 'ok    ' : 'MISSED'}  ${lines} rows, ${(bytes / 2 ** 20).toFixed(0)} MB in ${seconds.toFixed(0)} s; ` +
      `the API grew by ${growth.toFixed(0)} MB over ${before.toFixed(0)} MB (target ${targetMb} MB)`,
  );
} finally {
  if (api.exitCode === null) {
    api.kill('SIGKILL');
    await once(api, 'exit');
  }
  await sql.end({ timeout: 5 });
  await database.discard();
  await rm(directory, { recursive: true, force: true });
}
process.exit(isGood ? 0 : missedExitCode);
