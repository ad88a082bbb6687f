import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from './launcher.ts';
import { readPostmaster, waitForEnd } from './postmaster.ts';

let directory: string;
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', undefined);
  directory = mkdtempSync(join(tmpdir(), 'volan-launcher-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await (await startPostgres({ directory })).discard();
});

async function query<T>(url: string, ask: (sql: postgres.Sql) => Promise<T>) {
  const sql = postgres(url, { max: 1 });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}
const write = (url: string) =>
  query(url, (sql) => sql.unsafe('create table kept (n int); insert into kept values (7)'));
const read = (url: string) =>
  query(url, async (sql) => (await sql`select n from kept`).map((row) => row['n'] as number));

describe('the built-in PostgreSQL', () => {
  it('keeps its rows from one start to the next', async () => {
    const first = await startPostgres({ directory });
    await write(first.url);
    await first.stop();
    const second = await startPostgres({ directory });
    expect(second.adopted).toBe(false);
    expect(await read(second.url)).toEqual([7]);
  });

  it('is adopted when its starter was killed', async () => {
    const program = `import { startPostgres } from ${JSON.stringify(new URL('./launcher.ts', import.meta.url).href)};
      console.log((await startPostgres({ directory: ${JSON.stringify(directory)} })).url); setInterval(() => {}, 1000);`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(starter.stdout, 'data')) as [Buffer];
    const url = line.toString().trim();
    await write(url);
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    const next = await startPostgres({ directory });
    expect(next).toMatchObject({ adopted: true, url });
    expect(await read(next.url)).toEqual([7]);
  });

  it('loses nothing that was committed when the server itself is killed', async () => {
    const first = await startPostgres({ directory });
    await write(first.url);
    const { pid } = readPostmaster(join(directory, 'cluster'))!;
    process.kill(pid, 'SIGKILL');
    // On a busy machine it lives on for a moment, and would be adopted.
    expect(await waitForEnd(pid, 10_000)).toBe(true);
    const next = await startPostgres({ directory });
    expect(await read(next.url)).toEqual([7]);
  });

  it('flushes to disk unless it need not, listens on loopback only and asks for a password', async () => {
    const quick = await startPostgres({ directory, durable: false });
    expect(await query(quick.url, async (sql) => (await sql`show fsync`)[0]?.['fsync'] as string)).toBe('off');
    await quick.stop();
    const { url } = await startPostgres({ directory });
    const [settings] = await query(
      url,
      (sql) => sql`select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
        current_setting('server_version_num')::int as version`,
    );
    expect(settings).toMatchObject({ fsync: 'on', addresses: '127.0.0.1' });
    expect(settings?.['version']).toBeGreaterThanOrEqual(180000);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, (sql) => sql`select 1`)).rejects.toThrow(/password/);
  });

  it('leaves DATABASE_URL alone where a program fills it with made-up rows', async () => {
    const { url } = await startPostgres({ directory });
    vi.stubEnv('DATABASE_URL', 'postgres://somebody@127.0.0.1:1/precious');
    const own = await startPostgres({ directory, ownOnly: true });
    vi.stubEnv('DATABASE_URL', undefined);
    expect(own.url).toBe(url);
  });

  it('gives way to DATABASE_URL, and says in one sentence when that does not answer', async () => {
    const { url } = await startPostgres({ directory });
    vi.stubEnv('DATABASE_URL', url);
    const given = await startPostgres({ directory: join(directory, 'unused') });
    await given.stop();
    expect(await query(url, async (sql) => (await sql`select 1 as one`)[0]?.['one'] as number)).toBe(1);
    const missing = new URL(url);
    missing.pathname = '/no_such_database';
    const program = `import { startPostgres } from ${JSON.stringify(new URL('./launcher.ts', import.meta.url).href)};
      import { exitWithError } from ${JSON.stringify(new URL('../CliError.ts', import.meta.url).href)};
      await startPostgres({ directory: '.' }).catch(exitWithError);`;
    const ask = () =>
      execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        env: { ...process.env, DATABASE_URL: missing.href },
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(ask).toThrow(/does not answer.*no_such_database.*unset DATABASE_URL/s);
    vi.stubEnv('DATABASE_URL', undefined);
  });
});
