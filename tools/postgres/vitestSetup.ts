import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { databaseUrl, startPostgres } from './launcher.ts';
import type {} from './testDatabase.ts';

/** One PostgreSQL for a run of API tests, with one migrated database that every test file copies. */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'volan-test-'));
  const server = await startPostgres({ directory });
  const templateUrl = databaseUrl(server.url, 'volan_template');
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  await sql`drop database if exists volan_template with (force)`;
  await sql`create database volan_template`;
  await sql.end();
  execFileSync(process.execPath, ['--conditions=@volan/source', 'apps/api/src/migrate.ts'], {
    env: { ...process.env, DATABASE_URL: templateUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  project.provide('templateUrl', templateUrl);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
