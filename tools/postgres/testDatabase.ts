import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { databaseUrl } from './launcher.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that tests copy; ask `createTestDatabase` for a copy. */
    templateUrl: string;
  }
}

/** A database of one test file. */
export interface TestDatabase {
  url: string;
  /** Call when the file is done; open connections are closed by force. */
  drop(): Promise<void>;
}

/**
 * A fresh copy of the migrated database with its content. Copying files takes half the time of writing them to the log.
 */
export const createTestDatabase = () => create('template volan_template strategy file_copy');

/** A database without a single table. */
export const createEmptyDatabase = () => create('');

async function create(how: string): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  const name = `volan_test_${randomBytes(6).toString('hex')}`;
  const maintenance = databaseUrl(templateUrl, 'postgres');
  await run(maintenance, `create database ${name} ${how}`);

  return {
    url: databaseUrl(templateUrl, name),
    drop: () => run(maintenance, `drop database if exists ${name} with (force)`),
  };
}

async function run(url: string, statement: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
