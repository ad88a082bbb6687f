import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { migrate, waitingMigrations } from './migrate.ts';

let test: TestDatabase;
let folder: string;

beforeEach(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(folder, '9001_first.sql'), 'create table first (id integer);');
  await writeFile(join(folder, '9002_second.sql'), 'create table second (id integer); insert into second values (1);');
});

afterEach(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

async function count(statement: string) {
  const sql = postgres(test.url, { max: 1 });
  const [row] = await sql.unsafe(statement);
  await sql.end();

  return Number(row?.['count']);
}

describe('migrations', () => {
  it('run in order, each once', async () => {
    expect(await migrate(test.url, folder)).toEqual(['9001_first.sql', '9002_second.sql']);
    expect(await migrate(test.url, folder)).toEqual([]);
  });

  it('run once also when several servers start together', async () => {
    const ran = await Promise.all([1, 2, 3].map(() => migrate(test.url, folder)));
    expect(ran.flat()).toHaveLength(2);
    expect(await count('select count(*) from second')).toBe(1);
  });

  it('that fail leave nothing behind and can be repeated', async () => {
    await writeFile(join(folder, '9002_second.sql'), 'create table second (id integer); select no_such_function();');
    await expect(migrate(test.url, folder)).rejects.toThrow('no_such_function');
    expect(await count("select count(*) from pg_tables where tablename = 'second'")).toBe(0);
    await writeFile(join(folder, '9002_second.sql'), 'create table second (id integer);');
    expect(await migrate(test.url, folder)).toEqual(['9002_second.sql']);
  });

  it('that wait are named without running them', async () => {
    const { waiting } = await waitingMigrations(test.url, folder);
    expect(waiting).toEqual(['9001_first.sql', '9002_second.sql']);
    await migrate(test.url, folder);
    await writeFile(join(folder, '9003_third.sql'), 'create table third (id integer);');
    expect(await waitingMigrations(test.url, folder)).toEqual({ isEmpty: false, waiting: ['9003_third.sql'] });
    expect(await count("select count(*) from pg_tables where tablename = 'third'")).toBe(0);
  });

  it('that changed after they ran are refused by name', async () => {
    await migrate(test.url, folder);
    await writeFile(join(folder, '9001_first.sql'), 'create table other (id integer);');
    await expect(migrate(test.url, folder)).rejects.toThrow(/9001_first\.sql changed after it ran/);
  });

  it('refuse a database that was made without the first of them', async () => {
    await migrate(test.url, folder);
    await writeFile(join(folder, '9000_before.sql'), 'create table before (id integer);');
    await expect(migrate(test.url, folder)).rejects.toThrow(/9000_before\.sql has not run in it/);
    expect(await count("select count(*) from pg_tables where tablename = 'before'")).toBe(0);
  });
});
