import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort, isPortFree } from '../freePort.ts';
import { CliError } from '../CliError.ts';
import { chooseAccount, type Account } from './account.ts';
import { findBinaries } from './binaries.ts';
import { readPostmaster, waitForEnd } from './postmaster.ts';

/** A PostgreSQL that answers. */
export interface RunningPostgres {
  /** Address of the database `volan`. */
  url: string;
  /** The server was running already, left by an earlier start, or belongs to `DATABASE_URL`. */
  adopted: boolean;
  /** Ends the server cleanly; a database of `DATABASE_URL` is left alone. */
  stop(): Promise<void>;
  /** Ends the server and deletes its rows for good; a database of `DATABASE_URL` is left alone. */
  discard(): Promise<void>;
}

/** Safety that is given up for speed. A cluster that only tests read need not survive a crash of the machine. */
const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Gives a PostgreSQL: `DATABASE_URL` unless it is `ownOnly`, else the one of `directory`, which is made when it is new.
 *
 * A server that lives on after its starter was killed is adopted; one that was killed itself is started again and
 * recovers by its own log. Writes are flushed to disk, unless it is not `durable`; it listens on loopback only, with a
 * password.
 */
export async function startPostgres({
  directory,
  durable = true,
  ownOnly = false,
}: {
  directory: string;
  durable?: boolean;
  /** For programs that fill a database with made-up rows: `DATABASE_URL` is somebody's, and is never used. */
  ownOnly?: boolean;
}): Promise<RunningPostgres> {
  const given = process.env['DATABASE_URL'];
  if (given && !ownOnly) {
    await waitForConnection(given, 10_000);
    return { url: given, adopted: true, stop: async () => {}, discard: async () => {} };
  }
  mkdirSync(directory, { recursive: true });
  const account = chooseAccount(findBinaries(), join(directory, 'cluster'));
  const cluster = account.directory;
  const password = makeCluster(account, directory, durable);
  const living = readPostmaster(cluster);
  const port = living?.port ?? (await startServer(account, directory, durable ? {} : withoutDurability));
  const server = { user: 'postgres', password, port };
  await waitForConnection(addressOf(server, 'postgres'), 60_000);
  await createDatabase(addressOf(server, 'postgres'), 'volan');

  return {
    url: addressOf(server, 'volan'),
    adopted: living !== null,
    stop: () => stopServer(cluster),
    async discard() {
      await stopServer(cluster);
      for (const folder of [cluster, directory]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same server's address of another database. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function addressOf({ user, password, port }: { user: string; password: string; port: number }, name: string) {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
}

/** Makes the cluster on first use; gives its password. A cluster whose making was interrupted is made again. */
function makeCluster(account: Account, directory: string, durable: boolean): string {
  const passwordFile = join(directory, 'password');
  const complete = join(directory, 'complete');
  if (existsSync(complete)) return readFileSync(passwordFile, 'utf8');

  account.clear();
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { directory: cluster, options } = account;
  const readable = `${cluster}.password`;
  writeFileSync(readable, `${password}\n`, { mode: 0o600 });
  if (options.uid !== undefined && options.gid !== undefined) chownSync(readable, options.uid, options.gid);
  const [command, args] = account.command(account.binaries.initdb, [
    '-D',
    cluster,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-A',
    'scram-sha-256',
    `--pwfile=${readable}`,
    ...(durable ? [] : ['--no-sync']),
  ]);
  const made = spawnSync(command, args, { ...options, encoding: 'utf8' });
  rmSync(readable);
  if (made.status !== 0) {
    throw new CliError(
      'PostgreSQL could not make its folder.',
      `initdb said: ${(made.stderr || made.error?.message || '').trim()}.`,
      'Set DATABASE_URL to a database of your own, or install the package postgresql.',
    );
  }
  writeFileSync(complete, '');

  return password;
}

async function startServer(account: Account, directory: string, more: Record<string, string>): Promise<number> {
  const cluster = account.directory;
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  const port = await rememberedPort(directory);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '100',
    shared_buffers: '128MB',
    idle_in_transaction_session_timeout: '60000', // a transaction left open would hold the search feed back
    timezone: 'UTC',
    ...more,
  };
  const [command, args] = account.command(account.binaries.postgres, [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const logFile = join(directory, 'postgres.log');
  const log = openSync(logFile, 'a');
  const child = spawn(command, args, { ...account.options, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  const until = Date.now() + 60_000;
  while (!readPostmaster(cluster)?.ready) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new CliError(
        'PostgreSQL did not start.',
        `Its last words: ${readFileSync(logFile, 'utf8').trim().split('\n').at(-1)}.`,
        `Read ${logFile}, or set DATABASE_URL to a database of your own.`,
      );
    }
    await pause(20);
  }

  return port;
}

/** The port of the last start when it is free, so that addresses in open tools stay valid. */
async function rememberedPort(directory: string): Promise<number> {
  const file = join(directory, 'port');
  const before = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = before && (await isPortFree(before)) ? before : await freePort();
  writeFileSync(file, String(port));

  return port;
}

async function waitForConnection(url: string, ms: number): Promise<void> {
  const until = Date.now() + ms;
  for (;;) {
    const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (Date.now() > until || !isTransient(error)) {
        throw new CliError(
          `The database at ${new URL(url).host} does not answer.`,
          `It said: ${(error as Error).message}.`,
          process.env['DATABASE_URL'] ? 'Start it, or unset DATABASE_URL to use the built-in one.' : 'Start again.',
        );
      }
      await pause(100);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

/** Whether waiting can help: nobody listens yet, or the server says that it is still starting (57P03). */
const isTransient = (error: unknown) =>
  ['ECONNREFUSED', 'ECONNRESET', 'CONNECT_TIMEOUT', '57P03'].includes((error as { code?: string }).code ?? '');

async function createDatabase(url: string, name: string) {
  const sql = postgres(url, { max: 1 });
  try {
    const [known] = await sql`select from pg_database where datname = ${name}`;
    if (!known) await sql.unsafe(`create database "${name}"`);
  } finally {
    await sql.end();
  }
}

async function stopServer(cluster: string) {
  const server = readPostmaster(cluster);
  if (!server) return;

  process.kill(server.pid, 'SIGINT'); // fast: open transactions roll back, data is written
  if (await waitForEnd(server.pid, 20_000)) return;

  process.kill(server.pid, 'SIGQUIT'); // recovers at the next start
  await waitForEnd(server.pid, 10_000);
}
