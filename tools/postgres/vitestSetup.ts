import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { databaseUrl, startPostgres } from './launcher.ts';

const template = 'volan_template';

/** One PostgreSQL for a run of API tests, with one migrated database that every test file copies. */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'volan-test-'));
  const server = await startPostgres({ directory, durable: false });
  const end = async () => {
    await server.discard();
    rmSync(directory, { recursive: true, force: true }); // empty, or never filled because of DATABASE_URL
  };
  try {
    const templateUrl = databaseUrl(server.url, template);
    await makeTemplate(server.url);
    execFileSync(process.execPath, ['--conditions=@volan/source', 'apps/api/src/cli/migrate.ts'], {
      env: { ...process.env, DATABASE_URL: templateUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    project.provide('templateUrl', templateUrl);
  } catch (error) {
    await end();
    throw error;
  }

  return end;
}

async function makeTemplate(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(`drop database if exists ${template} with (force)`);
    await sql.unsafe(`create database ${template}`);
  } finally {
    await sql.end();
  }
}
