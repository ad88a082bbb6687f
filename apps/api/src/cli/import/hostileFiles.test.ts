import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { type Mapping, mappingSchema } from '../../importing/Mapping.ts';
import { adsOf, importTexts } from './importTesting.ts';

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 4, onnotice: () => {} });
});
beforeEach(async () => {
  await sql`delete from ad`;
  await sql`delete from users where email like '%@import.invalid'`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const source = 'stranger';
const mappingOf = (more: object = {}): Mapping =>
  mappingSchema.parse({
    name: source,
    about: 'A file that wants no good.',
    encoding: 'utf8',
    separator: ';',
    category: 'vehicles',
    id: 'id',
    seller: { name: 'A stranger', type: 2 },
    place: { country: 'RS', town: { column: 'town' } },
    make: { column: 'make' },
    model: { column: 'model' },
    line: { column: 'line' },
    description: { column: 'text' },
    price: { column: 'price', currency: 'EUR', type: { column: 'type', values: {} } },
    year: { column: 'year' },
    mileage: { column: 'km' },
    ...more,
  });

const header = 'id;make;model;price;type;year;km;town;line;text';
const row = (more: Record<string, string>) => {
  const cells = { id: 'a', make: 'Opel', model: 'Corsa', price: '4900', type: '', year: '2014', km: '90000', ...more };
  return header
    .split(';')
    .map((name) => new Map(Object.entries(cells)).get(name) ?? '')
    .join(';');
};
const read = (rows: Record<string, string>[], mapping = mappingOf()) =>
  importTexts(sql, mapping, [`${[header, ...rows.map(row)].join('\n')}\n`]);

describe('characters that take two places', () => {
  it('are left where a line or a description ends in the middle of them, and no row is lost', async () => {
    const { summary } = await read([
      { id: 'good' },
      { id: 'cut', line: `${'a'.repeat(119)}𝐠`, text: `${'b'.repeat(9999)}🚗` },
      { id: 'whole', line: `${'a'.repeat(118)}𝐠`, text: `${'b'.repeat(9998)}🚗` },
    ]);
    expect(summary).toMatchObject({ inserted: 3, refused: 0 });
    const texts =
      await sql`select source_id, right(line, 2) as line, right(description, 2) as text from ad order by id`;
    expect(texts.slice(1)).toEqual([
      { source_id: 'cut', line: 'aa', text: 'bb' },
      { source_id: 'whole', line: 'a𝐠', text: 'b🚗' },
    ]);
  });
});

describe('words that every object of the language bears', () => {
  it('are makes, models, towns and kinds of price like any others', async () => {
    const words = ['constructor', 'toString', '__proto__'];
    const { summary } = await read(
      words.map((word) => ({ id: word, make: word, model: word, town: word, type: word })),
      mappingOf({ model: { column: 'model', beginsWithMake: true } }),
    );
    expect(summary).toMatchObject({ inserted: 3, refused: 0 });
    expect(await adsOf(sql, source)).toMatchObject(
      words.map((word) => ({ brand_text: word, price_type: 'fixed', town: null })),
    );
    await read(words.map((word) => ({ id: word, model: word })));
    expect(await adsOf(sql, source)).toMatchObject(words.map((word) => ({ brand: 'opel', model_text: word })));
  });
});

describe('ads that belong to somebody else', () => {
  const other = async () => {
    const [made] = await sql<{ id: number }[]>`
      insert into users (name, email, type_id, status)
        values ('Another', ${`another-${Math.random()}@example.test`}, 1, 1)
      returning id::int`;
    return made?.id ?? 0;
  };
  const pictured = mappingOf({ pictures: { columns: ['line'] } });
  const prices = async () => (await sql`select source_id, price, status from ad order by id`).map((ad) => ({ ...ad }));

  it.each(['demo', 'form', 'feed'])('are not reached by a mapping with the name %s', (name) => {
    expect(() => mappingOf({ name })).toThrow(/is a source of the product itself/);
  });

  it('stay as they are, also in a complete file, and the report names their rows', async () => {
    await read([{ id: 'theirs' }, { id: 'theirs-too', km: '1' }, { id: 'own', km: '2' }]);
    await sql`update ad set user_id = ${await other()} where source_id like 'theirs%'`;
    const rows = [
      { id: 'theirs', price: '1', km: '90000' },
      { id: 'own', price: '5000', km: '2' },
    ];
    const options = { complete: true, confirmed: true };
    const text = `${[header, ...rows.map(row)].join('\n')}\n`;
    const expected = { read: 2, inserted: 0, updated: 1, unchanged: 0, refused: 1, reasons: { 'other-owner': 1 } };
    const dry = await importTexts(sql, pictured, [text], { ...options, dryRun: true });
    expect(dry.summary).toMatchObject(expected);
    const { summary, report } = await importTexts(sql, pictured, [text], options);
    expect(summary).toMatchObject({ ...expected, vanished: { count: 0, paused: true } });
    expect(report).toMatchObject([{ line: '2', reason: 'other-owner', field: 'id', value: 'theirs' }]);
    expect(await prices()).toEqual([
      { source_id: 'theirs', price: 4900, status: 2 },
      { source_id: 'theirs-too', price: 4900, status: 2 },
      { source_id: 'own', price: 5000, status: 2 },
    ]);
  });

  it('are not rewritten by another dealer whose mapping has the same name', async () => {
    await read([{ id: 'theirs' }]);
    const second = mappingOf({ seller: { name: 'A second dealer', type: 2 } });
    await expect(read([{ id: 'theirs', price: '1' }], second)).rejects.toThrow(/belong to "A stranger"/);
    expect(await prices()).toEqual([{ source_id: 'theirs', price: 4900, status: 2 }]);
  });

  it('are not given to somebody who opened the account of the import before it', async () => {
    await sql`
      insert into users (name, email, type_id, status, brand)
      values ('A stranger', ${`${source}-2@import.invalid`}, 1, 1, 'volan')`;
    await expect(read([{ id: 'a' }])).rejects.toThrow(/was opened by somebody/);
    expect(await prices()).toEqual([]);
  });
});
