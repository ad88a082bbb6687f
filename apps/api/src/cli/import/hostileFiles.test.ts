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
