import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { freePort } from '../../tools/freePort.ts';
import { startPostgres } from '../../tools/postgres/launcher.ts';
import type { Program } from '../../tools/processes/children.ts';
import { waitForResponse } from '../../tools/processes/waitForResponse.ts';
import { buildWeb, migrate, seed } from '../../tools/stack/prepare.ts';
import { apiProgram, stackEnvironment, webProgram } from '../../tools/stack/programs.ts';
import { parentOf } from './cpuOf.ts';
import { growMarket } from './growMarket.ts';
import type { MeasuredSite } from './MeasuredSite.ts';
import { pageKinds } from './pages.ts';

/** How the product is started. */
export interface MarketOptions {
  /** Kept between runs: database, pictures, profiles. */
  readonly directory: string;
  readonly ads: number;
  /** Keeps pages between requests, as in production. */
  readonly pageCache: boolean;
  /** Writes CPU profiles of web and api into the folder. */
  readonly profile: boolean;
  /** Builds the web app first. */
  readonly build: boolean;
}

function start({ command, args, env }: Program, more: NodeJS.ProcessEnv) {
  return spawn(command, args, { env: { ...env, ...more }, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;

  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function answering(url: string) {
  if (!(await waitForResponse(url, 120_000))) throw new Error(`Nothing answers at ${url}.`);
}

/** Our product in production mode over a marketplace of its own. */
export async function openMarket(options: MarketOptions): Promise<MeasuredSite & { readonly databaseUrl: string }> {
  const { directory } = options;
  mkdirSync(directory, { recursive: true });
  const database = await startPostgres({ directory: join(directory, 'postgres'), ownOnly: true });
  const ports = { web: await freePort(), api: await freePort(), storybook: 0 };
  const config = { directory, databaseUrl: database.url, ports };
  const env: NodeJS.ProcessEnv = { ...stackEnvironment(config), LOG_LEVEL: 'warn' };
  if (options.build) await buildWeb();
  await migrate(env);
  await seed(env);
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await growMarket(sql, options.ads);
  await sql`vacuum analyze`;
  const kinds = await pageKinds(sql);
  const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const postmaster = parentOf(backend?.pid ?? 0);
  await sql.end();

  const profile = (name: string) =>
    options.profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${join(directory, 'profiles', name)}` } : {};
  // What production takes over from nobody; mails are not sent.
  const secret = randomBytes(32).toString('base64url');
  const production = {
    ...env,
    NODE_ENV: 'production',
    WEB_SECRET: secret,
    ACCOUNT_SECRET: secret,
    SMTP_URL: 'off',
    FEEDS_FROM_THIS_MACHINE: 'no',
  };
  const api = start(apiProgram(config, production), profile('api'));
  await answering(`http://127.0.0.1:${ports.api}/ready`);
  const web = start(webProgram(config, production), {
    ...profile('web'),
    ...(options.pageCache ? {} : { PAGE_CACHE_BYTES: '0' }),
  });
  await answering(`http://localhost:${ports.web}/`);

  return {
    name: options.pageCache ? 'ours, page cache' : 'ours',
    port: ports.web,
    host: `volan.localhost:${ports.web}`,
    pids: { web: web.pid ?? 0, api: api.pid ?? 0, postgres: postmaster },
    kinds,
    databaseUrl: database.url,
    async close() {
      await end(web);
      await end(api);
      await database.stop();
    },
  };
}
