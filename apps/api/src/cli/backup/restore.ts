import postgres, { type TransactionSql } from 'postgres';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  lockMigrations,
  migrate,
  migrationsFolder,
  readMigrations,
  runMigration,
} from '../../platform/database/migrate.ts';
import type { ObjectStore } from '../../media/ObjectStore.ts';
import { checkTarget } from './checkTarget.ts';
import { objectFile, tableFile, type Manifest } from './Manifest.ts';
import { copied, isBackedUp, quoted, readTables } from './readTables.ts';
import { Refusal } from './Refusal.ts';
import { verifyBackup } from './verifyBackup.ts';
import { withoutRules } from './withoutRules.ts';
import { readFile } from 'node:fs/promises';
import { readObjectList } from './readObjectList.ts';

/** Where a backup is restored to. */
export interface RestoreTarget {
  /** Address of the database; it must exist. */
  readonly url: string;
  readonly objects: ObjectStore;
  /** Drops all existing tables before. Objects that the backup does not hold stay. @default false */
  readonly replace?: boolean;
  /** @default the migrations of this release */
  readonly migrations?: string;
}

/**
 * Restores a backup, as a whole or not at all: the tables as they were when it was made, their rows and next numbers,
 * and every object. Then it runs the migrations that came since.
 *
 * @returns the content of the backup.
 * @throws Refusal if the backup is damaged or of a newer release, if a server uses the database, or if the target holds
 *   data already and `replace` is false; nothing is changed then.
 */
export async function restore(folder: string, target: RestoreTarget): Promise<Manifest> {
  const { url, objects, replace = false, migrations = migrationsFolder } = target;
  const manifest = await verifyBackup(folder);
  const files = await migrationsOf(manifest, migrations);
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'volan-restore' } });
  try {
    await lockMigrations(sql);
    await checkTarget(sql, objects, replace);
    await sql.begin(async (transaction) => {
      await transaction.unsafe('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
      if (replace) {
        // the queue of jobs is created again at the next start
        await transaction.unsafe(
          'drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
        );
      }
      for (const file of files) await runMigration(transaction, file);
      await withoutRules(transaction, () => fill(transaction, manifest, folder));
      await restoreObjects(objects, folder);
    });
    await sql.unsafe('analyze');
  } finally {
    await sql.end();
  }
  await migrate(url, migrations);

  return manifest;
}

/** The migrations that create the tables of the backup, in order. */
async function migrationsOf(manifest: Manifest, folder: string) {
  const known = new Map((await readMigrations(folder)).map((file) => [file.name, file]));
  return manifest.migrations.map(({ name, hash }) => {
    const file = known.get(name);
    if (!file) {
      throw new Refusal(
        `This backup was made by a newer release: it knows the migration ${name}, which is not here. Restore it with that release. Nothing was touched.`,
      );
    }
    if (file.hash !== hash) {
      throw new Refusal(
        `The migration ${name} is not the one that the backup was made with. Restore it with the release that made it. Nothing was touched.`,
      );
    }

    return file;
  });
}

async function fill(sql: TransactionSql, manifest: Manifest, folder: string) {
  const tables = await readTables(sql);
  // a migration may have written rows of its own
  await sql.unsafe(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  for (const table of manifest.tables.filter(({ name }) => isBackedUp(name))) {
    const into = await sql.unsafe(`copy ${copied(table)} from stdin`).writable();
    await pipeline(createReadStream(join(folder, tableFile(table.name))), createGunzip(), into);
    const [counted] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(table.name)}`;
    if (counted?.rows !== table.rows) {
      throw new Error(`The table ${table.name} has ${counted?.rows} rows after it was filled, not ${table.rows}.`);
    }
  }
  for (const { name, value, isCalled } of manifest.sequences) {
    await sql`select setval(${quoted(name)}::regclass, ${value}::text::bigint, ${isCalled})`;
  }
}

/** Writes every object of a backup. If one cannot be written, it deletes those that it has added. */
async function restoreObjects(objects: ObjectStore, folder: string) {
  const added: string[] = [];
  try {
    for await (const { key, bytes } of readObjectList(folder)) {
      const isNew = (await objects.read(key, Math.max(bytes, 1)).catch(() => 'another')) === null;
      await objects.write(key, await readFile(join(folder, objectFile(key))));
      if (isNew) added.push(key);
    }
  } catch (error) {
    for (const key of added) await objects.remove(key).catch(() => {});
    throw error;
  }
}
