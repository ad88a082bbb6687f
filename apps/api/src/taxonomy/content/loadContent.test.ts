import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { contentFolder } from './contentFolder.ts';
import { loadContent } from './loadContent.ts';

let database: TestDatabase;
let sql: Sql;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 1, onnotice: () => {} });
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volan-content-'));
  await cp(contentFolder, folder, { recursive: true });
  return () => rm(folder, { recursive: true, force: true });
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** Changes one file of the copied content. */
async function edit(file: string, change: (text: string) => string) {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

/** Every stored row with the transaction that wrote it last: equal before and after means nothing was written. */
async function stored(table: string) {
  const [found] = await sql`select md5(string_agg(row::text || row.xmin::text, '' order by row::text)) as hash
    from ${sql(table)} as row`;
  return found?.hash as string;
}

describe('loading the content', () => {
  it('writes nothing the second time', async () => {
    await loadContent(sql, folder);
    const tables = ['category', 'specification', 'filter', 'filter_text', 'category_specification', 'model', 'city'];
    const before = await Promise.all(tables.map(stored));
    await loadContent(sql, folder);
    expect(await Promise.all(tables.map(stored))).toEqual(before);
  });

  it('brings a changed text and keeps the id', async () => {
    await loadContent(sql, folder);
    await edit('categories.json', (text) => text.replace('"Motocikli"', '"Motori"'));
    await loadContent(sql, folder);
    const [found] = await sql`select title from category_text where category_id = 2 and lang = 'rs'`;
    expect(found?.title).toBe('Motori');
  });

  it('binds the battery to electric fuel', async () => {
    await loadContent(sql, folder);
    const [found] = await sql`
      select filter.slug from specification join filter on filter.id = depends_on_filter_id
      where specification.slug = 'kapacitet-baterije'`;
    expect(found?.slug).toBe('elektricni');
  });

  it('detaches a specification from a category that the file no longer names', async () => {
    await loadContent(sql, folder);
    await edit('specifications/komfor.json', (text) => text.replace('["vehicles", "vans", "campers"]', '["vehicles"]'));
    await loadContent(sql, folder);
    const rows = await sql`
      select category.slug from category_specification
      join category on category.id = category_id join specification on specification.id = specification_id
      where specification.slug = 'oprema'`;
    expect(rows.map((row) => row.slug)).toEqual(['vehicles']);
  });
});

describe('what administrators hold', () => {
  const hold = (entity: string, key: number | string, removed = false) =>
    sql`insert into administered_row (entity, key, removed) values (${entity}, ${String(key)}, ${removed})
      on conflict (entity, key) do update set removed = excluded.removed`;
  beforeEach(async () => {
    await loadContent(sql, folder);
    return () => sql`delete from administered_row`;
  });

  it('stays as they left it, titles and categories too, while the files change the rest', async () => {
    await sql`update category_text set title = 'Dvotočkaši' where category_id = 2 and lang = 'rs'`;
    await hold('category', 2);
    const [gear] = await sql<{ id: number }[]>`select id from specification where slug = 'oprema'`;
    await sql`delete from category_specification where specification_id = ${gear?.id ?? 0} and category_id <> 1`;
    await hold('specification', gear?.id ?? 0);
    await edit('categories.json', (text) =>
      text.replace('"Motocikli"', '"Motori"').replace('"Skuteri i mopedi"', '"Skuterčići"'),
    );
    await loadContent(sql, folder);
    const [kept] = await sql`select title from category_text where category_id = 2 and lang = 'rs'`;
    expect(kept?.title).toBe('Dvotočkaši');
    expect(await sql`select from category_text where title = 'Skuterčići'`).toHaveLength(1);
    expect(await sql`select from category_specification where specification_id = ${gear?.id ?? 0}`).toHaveLength(1);
  });

  it('stays removed, with all rows that belonged to it', async () => {
    const [brand] = await sql<{ id: number }[]>`select id from brand where slug = 'trabant'`;
    const id = brand?.id ?? 0;
    await sql`delete from chassis where model_id in (select id from model where brand_id = ${id})`;
    await sql`delete from model where brand_id = ${id}`;
    await sql`delete from brand where id = ${id}`;
    await hold('brand', id, true);
    await sql`delete from synonym where word = 'peugot'`;
    await hold('synonym', 'peugot = peugeot', true);
    await loadContent(sql, folder);
    expect(await sql`select from brand where slug = 'trabant'`).toHaveLength(0);
    expect(await sql`select from model where brand_id = ${id}`).toHaveLength(0);
    expect(await sql`select from synonym where word = 'peugot'`).toHaveLength(0);
  });

  it('keeps its slug where a later file gives it to another row', async () => {
    await sql`update brand set slug = 'trabant-stari' where slug = 'trabant'`;
    await sql`insert into brand (id, slug, title) values (1000000000, 'trabant', 'Trabant nT')`;
    await hold('brand', 1_000_000_000);
    await loadContent(sql, folder);
    const [held] = await sql`select title from brand where slug = 'trabant'`;
    expect(held?.title).toBe('Trabant nT');
  });
});

describe('content that is not right', () => {
  it.each([
    ['a text without a language', 'categories.json', '"zh": "汽车",', '', 'categories.json 0.title.zh'],
    [
      'an unknown reference',
      'specifications/motor-i-pogon.json',
      '"gorivo.elektricni"',
      '"gorivo.struja"',
      'depends_on: unknown "gorivo.struja"',
    ],
    [
      'a slug that stands twice',
      'categories.json',
      '"slug": "motorcycles"',
      '"slug": "vehicles"',
      'categories slugs: "vehicles" stands twice',
    ],
    [
      'a reserved slug [J44, T58]',
      'categories.json',
      '"slug": "boats"',
      '"slug": "brands"',
      'category brands: the slug is reserved',
    ],
    ['a page that does not exist', 'navigation.json', '"page": "companies"', '"page": "shops"', 'unknown "shops"'],
    ['a city in no region', 'geo/cities.tsv', 'RS-00', 'RS-99', 'region: unknown "RS-99"'],
  ])('is refused: %s', async (_what, file, from, to, message) => {
    await edit(file, (text) => text.replace(from, to));
    await expect(loadContent(sql, folder)).rejects.toThrow(message);
  });
});
