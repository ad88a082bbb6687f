import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Sql, TransactionSql } from 'postgres';
import type { ObjectStore } from '../../media/ObjectStore.ts';
import {
  manifestFile,
  objectFile,
  objectsFile,
  printManifest,
  tableFile,
  type Manifest,
  type TableEntry,
} from './Manifest.ts';
import { MeasuringStream } from './MeasuringStream.ts';
import { copied, readTables, type TableColumns } from './readTables.ts';
import { Refusal } from './Refusal.ts';
import { createHash } from 'node:crypto';

/** No object is larger: uploads are limited by `pictureLimits.bytes` [M22]. */
const maxObjectBytes = 64 * 1024 * 1024;

/** Copies every object into the folder of a backup, one at a time, and writes a list of them. */
async function backUpObjects(objects: ObjectStore, folder: string): Promise<Manifest['objects']> {
  const total = { count: 0, bytes: 0 };
  async function* lines() {
    for await (const key of objects.list()) {
      const content = await objects.read(key, maxObjectBytes);
      if (!content) continue; // removed since it was listed

      const file = join(folder, objectFile(key));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
      total.count += 1;
      total.bytes += content.length;
      yield `${createHash('sha256').update(content).digest('hex')}\t${content.length}\t${key}\n`;
    }
  }
  const list = new MeasuringStream();
  await pipeline(Readable.from(lines()), list, createWriteStream(join(folder, objectsFile), { flush: true }));

  return { ...total, sha256: list.sha256() };
}

/**
 * Writes all stored data into a new folder: the rows of every table as of one moment, while servers keep running, and
 * every object. Reads streams, so the size of the data does not matter.
 *
 * The rows come first: an upload during the backup adds at most an object that no row needs.
 *
 * @returns the content of the backup.
 * @throws Refusal if the folder is not empty.
 */
export async function backUp(sql: Sql, objects: ObjectStore, folder: string, now = new Date()): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true });
  if ((await readdir(folder)).length > 1 || (await readdir(join(folder, 'tables'))).length > 0) {
    throw new Refusal(`The folder ${folder} is not empty. A backup needs a folder of its own: name a new one.`);
  }
  const rows = await sql.begin('isolation level repeatable read read only', (transaction) =>
    readDatabase(transaction, folder),
  );
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    ...rows,
    objects: await backUpObjects(objects, folder),
  };
  await writeFile(join(folder, manifestFile), printManifest(manifest), { flush: true });

  return manifest;
}

async function readDatabase(sql: TransactionSql, folder: string) {
  // the server's own limits are for requests of visitors
  await sql.unsafe('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  const [version] = await sql<{ server_version: string }[]>`show server_version`;
  const migrations = await sql<Manifest['migrations']>`select name, hash from migration order by name`;
  const tables: TableEntry[] = [];
  for (const table of await readTables(sql)) tables.push(await copyTable(sql, table, folder));
  // Sequences give numbers outside of transactions. They are read last, so that they are beyond every row.
  const sequences: Manifest['sequences'] = [];
  const names = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`;
  for (const { name } of names) {
    const [state] = await sql<{ value: string; isCalled: boolean }[]>`
      select last_value::text as value, is_called as "isCalled" from ${sql(name)}`;
    if (state) sequences.push({ name, ...state });
  }

  return {
    postgres: version?.server_version ?? '',
    migrations: migrations.map(({ name, hash }) => ({ name, hash })),
    tables,
    sequences,
  };
}

async function copyTable(sql: TransactionSql, table: TableColumns, folder: string): Promise<TableEntry> {
  const rows: Readable = await sql.unsafe(`copy ${copied(table)} to stdout`).readable();
  const plain = new MeasuringStream();
  const packed = new MeasuringStream();
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(rows, plain, gzip, packed, createWriteStream(join(folder, tableFile(table.name)), { flush: true }));
  const { name, columns } = table;

  return { name, columns: [...columns], rows: plain.lines, bytes: packed.bytes, sha256: packed.sha256() };
}
