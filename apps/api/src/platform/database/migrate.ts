import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import postgres, { type Sql, type TransactionSql } from 'postgres';

/** The folder of the numbered SQL files: `apps/api/migrations`. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Number of the advisory lock; every server uses the same one. */
const lockNumber = 4_210_718;

/**
 * Runs the numbered SQL files of a folder that have not run in this database, each once, in its own transaction.
 *
 * Servers that start together take turns by an advisory lock. A file that changed after it ran is an error, because the
 * database would differ from the files. A database in which later files ran, but not the first, is an error too.
 *
 * @returns the names of the files that ran.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await lockMigrations(sql);
    return await runMissing(sql, folder);
  } finally {
    await sql.end(); // this also releases the lock
  }
}

/**
 * Finds out whether a database is empty, and which numbered files of a folder have not run in it. Changes nothing.
 */
export async function waitingMigrations(
  url: string,
  folder = migrationsFolder,
): Promise<{ readonly isEmpty: boolean; readonly waiting: readonly string[] }> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [known] = await sql<{ is: boolean }[]>`select to_regclass('migration') is not null as is`;
    const names = (await readMigrations(folder)).map(({ name }) => name);
    if (!known?.is) return { isEmpty: true, waiting: names };

    const done = new Set((await sql<{ name: string }[]>`select name from migration`).map(({ name }) => name));

    return { isEmpty: false, waiting: names.filter((name) => !done.has(name)) };
  } finally {
    await sql.end();
  }
}

/** Locks the migrations of this database until the connection ends. */
export const lockMigrations = (sql: Sql) => sql`select pg_advisory_lock(${lockNumber})`;

/** A numbered SQL file. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text. */
  readonly hash: string;
}

/** The numbered files of a folder, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Runs one file and records that it ran. */
export async function runMigration(transaction: TransactionSql, { name, text, hash }: Migration) {
  await makeMigrationTable(transaction);
  await transaction.unsafe(text);
  await transaction`insert into migration (name, hash) values (${name}, ${hash})`;
}

const makeMigrationTable = (sql: Sql | TransactionSql) => sql`
  create table if not exists migration (
    name text primary key,
    hash text not null,
    at timestamptz not null default now()
  )`;

/** The database was made by other migrations than those of this version. Its data needs a decision by a person. */
export class MigrationsDiffer extends Error {
  constructor(what: string) {
    super(`${what} In development, delete the folder .data and start again.`);
    this.name = 'MigrationsDiffer';
  }
}

async function runMissing(sql: Sql, folder: string) {
  await makeMigrationTable(sql);
  const done = new Map((await sql`select name, hash from migration`).map((row) => [row['name'], row['hash']]));
  const migrations = await readMigrations(folder);
  const [first] = migrations;
  if (first && !done.has(first.name) && [...done.keys()].some((name) => name > first.name)) {
    throw new MigrationsDiffer(`This database was made by other migrations: ${first.name} has not run in it.`);
  }

  const ran: string[] = [];
  for (const migration of migrations) {
    const { name, hash } = migration;
    if (done.has(name) && done.get(name) !== hash) {
      throw new MigrationsDiffer(`The migration ${name} changed after it ran here. Put the change into a new file.`);
    }
    if (!done.has(name)) {
      await sql.begin((transaction) => runMigration(transaction, migration));
      ran.push(name);
    }
  }

  return ran;
}
