import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../../../tools/postgres/testDatabase.ts';
import { connect, type Database } from '../../platform/database/connect.ts';
import { migrationsFolder } from '../../platform/database/migrate.ts';
import { localObjectStore } from '../../media/localObjectStore.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { insertAd } from '../../testing/insertAd.ts';
import { backUp } from './backUp.ts';
import { manifestFile, printManifest, tableFile, type Manifest } from './Manifest.ts';
import { readTables } from './readTables.ts';
import { restore } from './restore.ts';
import { isFull } from '../../../../../tools/testing/isFull.ts';

let folder: string;
let source: TestDatabase;
let database: Database;
let made: Manifest;
let backup: string;
let target: TestDatabase;

const secretCode = '481516';
const nasty = 'line\nbreak\ttab \\N \\. "quotes" Žarko 🚗 Чачак';
const pictures = { 'pictures/ab12.jpg': Buffer.from([0, 10, 13, 255]), 'logos/c/d.webp': Buffer.alloc(300_000, 7) };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volan-backup-'));
  source = await createTestDatabase();
  database = connect(source.url, { connections: 2 });
  const { sql } = database;
  const ads = [];
  for (let number = 0; number < 30; number += 1) {
    ads.push(await insertAd(sql, { brand: 'opel', model: 'astra', answers: ['gorivo.dizel'], description: nasty }));
  }
  await queueMail(sql, {
    to: 'ana@example.test',
    brand: 'volan',
    language: 'rs',
    template: 'verify-email',
    values: { name: 'Ana', code: secretCode, minutes: 10 },
  });
  await sql`delete from ad where id = ${ads.at(-1) ?? 0}`; // so that the next number is not the number of rows
  const objects = localObjectStore(join(folder, 'media'));
  for (const [key, bytes] of Object.entries(pictures)) await objects.write(key, bytes);
  await writeFile(join(folder, 'media/pictures/x.jpg.01234567-89ab-cdef-0123-456789abcdef.part'), 'unfinished');
  backup = join(folder, 'backup');
  made = await backUp(sql, objects, backup);
});
afterAll(async () => {
  await database.close();
  await source.drop();
  await rm(folder, { recursive: true });
});

let media: string;
beforeEach(async () => {
  target = await createEmptyDatabase();
  media = await mkdtemp(join(folder, 'restored-'));
});
afterEach(() => target.drop());

const objects = () => localObjectStore(media);
const bringBack = (from = backup, more: { replace?: boolean; migrations?: string } = {}) =>
  restore(from, { url: target.url, objects: objects(), ...more });

async function asking<T>(url: string, ask: (database: Database) => Promise<T>) {
  const opened = connect(url, { connections: 1 });
  try {
    return await ask(opened);
  } finally {
    await opened.close();
  }
}

/** For each table the number of its rows and a hash over all their values. */
const contentOf = (url: string) =>
  asking(url, async ({ sql }) => {
    const content: Record<string, { rows: number; hash: string | null }> = {};
    for (const { name } of await readTables(sql)) {
      const [found] = await sql<{ rows: number; hash: string | null }[]>`
        select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql(name)} t`;
      if (found) content[name] = { ...found };
    }
    return content;
  });

const tablesOf = (url: string) =>
  asking(url, ({ sql }) =>
    sql`select from pg_class where relnamespace = 'public'::regnamespace`.then((all) => all.length),
  );

describe('a backup that is brought back [F16]', () => {
  it('has the same rows in every table, the same files, and no unfinished one', async () => {
    await bringBack();
    const [before, after] = [await contentOf(source.url), await contentOf(target.url)];
    expect(Object.keys(after).length).toBeGreaterThan(20);
    expect(after).toEqual(before);
    expect(after['ad']?.rows).toBe(29);
    const files = (await readdir(media, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files).toHaveLength(2);
    for (const [key, bytes] of Object.entries(pictures)) expect(await readFile(join(media, key))).toEqual(bytes);
  });

  it('sends no mail again and opens no session again, not even one made when these were still backed up', async () => {
    const names = made.tables.map(({ name }) => name);
    const secret = ['mail', 'sms', 'one_time_code', 'session', 'refresh_token'];
    expect(names.filter((name) => secret.includes(name))).toEqual([]);
    const older = await mkdtemp(join(folder, 'with-mail-'));
    await cp(backup, older, { recursive: true });
    const columns = ['recipient', 'brand', 'language', 'template', 'content'];
    const row = gzipSync(`ana@example.test\tvolan\trs\tverify-email\t{"code": "${secretCode}"}\n`);
    await writeFile(join(older, tableFile('mail')), row);
    const sha256 = createHash('sha256').update(row).digest('hex');
    const tables = [...made.tables, { name: 'mail', columns, rows: 1, bytes: row.length, sha256 }];
    await writeFile(join(older, manifestFile), printManifest({ ...made, tables }));
    await bringBack(older);
    expect(await asking(target.url, ({ sql }) => sql`select from mail`.then((rows) => rows.length))).toBe(0);
  });

  it.runIf(isFull)('continues its sequences, and keeps its constraints and triggers', async () => {
    await bringBack();
    await asking(target.url, async ({ sql }) => {
      const [last] = await asking(
        source.url,
        (from) => from.sql<{ id: number }[]>`
        select last_value::int as id from ad_id_seq`,
      );
      const id = await insertAd(sql, { brand: 'opel', model: 'astra' });
      expect(id).toBe((last?.id ?? 0) + 1);
      expect((await sql`select from outbox where ad_id = ${id}`).length).toBeGreaterThan(0);
      await expect(sql`update ad set user_id = 999999 where id = ${id}`).rejects.toMatchObject({ code: '23503' });
    });
    const rules = (url: string) =>
      asking(url, ({ sql }) =>
        sql`
        select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace order by 1, 2`.then((all) => all.map((row) => ({ ...row }))),
      );
    expect(await rules(target.url)).toEqual(await rules(source.url));
  });

  it.runIf(isFull)('is a snapshot of one moment, without later writes', async () => {
    const into = join(folder, 'while-writing');
    const writer = connect(source.url, { connections: 1 });
    const writing = await writer.sql.reserve();
    // the backup waits between a table that it has read and one that it has not
    await writing`begin`;
    await writing`lock table synonym in access exclusive mode`;
    const backedUp = backUp(database.sql, objects(), into);
    await vi.waitFor(async () => {
      const waiting = await database.sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and query ~ '^copy "synonym'`;
      expect(waiting).toHaveLength(1);
    }, 30_000);
    await writing`insert into picture (object_key, width, height) values ('pictures/pair.jpg', 1, 1)`;
    await writing`insert into users (name) values ('pair')`;
    await writing`commit`;
    await backedUp;
    await bringBack(into);
    const counts = await asking(
      target.url,
      ({ sql }) => sql`
        select (select count(*)::int from picture where object_key = 'pictures/pair.jpg') as pictures,
          (select count(*)::int from users where name = 'pair') as users`,
    );
    expect(counts).toEqual([{ pictures: 0, users: 0 }]);
    await writing`delete from picture where object_key = 'pictures/pair.jpg'`;
    await writing`delete from users where name = 'pair'`;
    writing.release();
    await writer.close();
  });

  it.runIf(isFull)('of an older release is brought up to this one', async () => {
    const newer = join(folder, 'newer');
    await cp(migrationsFolder, newer, { recursive: true });
    await writeFile(join(newer, '9999_later.sql'), `create table later (id integer); insert into later values (7);`);
    await bringBack(backup, { migrations: newer });
    expect(await asking(target.url, ({ sql }) => sql`select id from later`)).toEqual([{ id: 7 }]);
    expect((await contentOf(target.url))['ad']).toEqual((await contentOf(source.url))['ad']);
  });

  it('replaces the rows of a database only with --replace', async () => {
    await bringBack();
    await asking(target.url, ({ sql }) => sql`update users set name = 'changed'`);
    await expect(bringBack()).rejects.toThrow(/The database is not empty.*--replace/);
    expect(await asking(target.url, ({ sql }) => sql`select distinct name from users`)).toEqual([{ name: 'changed' }]);
    await bringBack(backup, { replace: true });
    expect((await contentOf(target.url))['users']).toEqual((await contentOf(source.url))['users']);
  });
});

describe('a restore is refused, and nothing is touched,', () => {
  const untouched = async () => {
    expect(await tablesOf(target.url)).toBe(0);
    expect(await readdir(media)).toEqual([]);
  };
  let copy: string;
  beforeEach(async () => {
    copy = await mkdtemp(join(folder, 'copy-'));
    await cp(backup, copy, { recursive: true });
  });

  it('where the backup was cut off before its end', async () => {
    await rm(join(copy, manifestFile));
    await expect(bringBack(copy)).rejects.toThrow(/holds no finished backup/);
    await untouched();
  });

  const everyPart = [manifestFile, tableFile('ad'), 'objects.tsv', 'objects/logos/c/d.webp'];

  it.each(everyPart)('where %s is cut', async (file) => {
    const { size } = await stat(join(copy, file));
    await truncate(join(copy, file), Math.floor(size / 2));
    await expect(bringBack(copy)).rejects.toThrow(`The backup is damaged: ${file}`);
    await untouched();
  });

  it.each(everyPart)('where one byte of %s is another', async (file) => {
    const bytes = await readFile(join(copy, file));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(join(copy, file), bytes);
    await expect(bringBack(copy)).rejects.toThrow(`The backup is damaged: ${file}`);
    await untouched();
  });

  it.each(everyPart.slice(1))('where %s is missing', async (file) => {
    await rm(join(copy, file));
    await expect(bringBack(copy)).rejects.toThrow(`The backup is damaged: ${file}`);
    await untouched();
  });

  it('where the backup is of a newer release', async () => {
    const older = await mkdtemp(join(folder, 'older-'));
    for (const { name } of made.migrations.slice(0, -1)) {
      await cp(join(migrationsFolder, name), join(older, name));
    }
    await expect(bringBack(backup, { migrations: older })).rejects.toThrow(
      `made by a newer release: it knows the migration ${made.migrations.at(-1)?.name}`,
    );
    await untouched();
  });

  it('while a server works on the database', async () => {
    const server = connect(target.url, { connections: 1 });
    await server.sql`select 1`;
    await expect(bringBack()).rejects.toThrow(/A server works on this database/);
    await server.close();
    await untouched();
  });

  it('where the folder of pictures has some', async () => {
    await objects().write('pictures/other.jpg', Buffer.from('x'));
    await expect(bringBack()).rejects.toThrow(/folder of pictures is not empty/);
    expect(await tablesOf(target.url)).toBe(0);
  });
});

describe('a restore that fails on the way', () => {
  it('leaves neither rows nor files', async () => {
    const full = { ...objects(), write: () => Promise.reject(new Error('ENOSPC: no space left on device')) };
    await expect(restore(backup, { url: target.url, objects: full })).rejects.toThrow('ENOSPC');
    expect(await tablesOf(target.url)).toBe(0);
    expect(await readdir(media)).toEqual([]);
  });
});

describe('a backup', () => {
  it('is refused in a folder that holds something', async () => {
    await expect(backUp(database.sql, objects(), backup)).rejects.toThrow(/is not empty/);
  });
});
