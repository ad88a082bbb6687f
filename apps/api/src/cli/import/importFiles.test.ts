import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { promisify } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { loadImportTaxonomy } from '../../importing/ImportTaxonomy.ts';
import { adsOf, importPaths, importTexts, testMoment } from './importTesting.ts';
import { mappingFolder, readMapping } from '../../importing/readMapping.ts';
import { encodings } from '../../platform/files/openText.ts';
import { createRowReader } from '../../importing/rowReader.ts';
import { isFull } from '../../../../../tools/testing/isFull.ts';

const sample = join(import.meta.dirname, '../../../demo/gb-2020-sample.csv');
/** The real sets, if they are beside the repository: 115,000 rows, which only the `full` tests read. */
const realSets = join(import.meta.dirname, '../../../../../../shared/data/ads');

let database: TestDatabase;
let sql: Sql;
let folder: string;
/** The first thousand rows of the sample. */
let few: string;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 4, onnotice: () => {} });
});
beforeEach(async () => {
  await sql`delete from ad`;
  folder = await mkdtemp(join(tmpdir(), 'volan-import-'));
  few = join(folder, 'few.csv');
  await writeFile(few, (await readFile(sample, 'utf8')).split('\n').slice(0, 1001).join('\n'));

  return () => rm(folder, { recursive: true });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const run = (mapping: string, ...files: string[]) => importPaths(sql, mapping, files, join(folder, 'refused.csv'));
const stored = async () => (await sql<{ count: number }[]>`select count(*)::int from ad`)[0]?.count;

describe('an import', () => {
  it('writes every row or refuses it, and finds all again the second time', async () => {
    const first = await run('gb-2020', few);
    expect(first.summary).toMatchObject({ read: 1000, inserted: 1000, refused: 0 });
    const second = await run('gb-2020', few);
    expect(second.summary).toMatchObject({ read: 1000, inserted: 0, updated: 0, unchanged: 1000 });
    expect(await stored()).toBe(1000);
  });

  it('recognises a vehicle that was here before, and keeps the day when it was first seen [N02]', async () => {
    await run('gb-2020', few);
    const long = new Date('2026-08-01T00:00:00Z');
    await sql`update ad set status = 5, source_id = 'ended', first_seen_at = ${long}
      where id = (select min(id) from ad where model_id is not null and mileage is not null)`;
    expect((await run('gb-2020', few)).summary).toMatchObject({ inserted: 1, unchanged: 999 });
    const again = await sql`select source_id from ad where first_seen_at = ${long} and status = 2`;
    expect(again).toHaveLength(1);
  });

  it('that was killed may be repeated: no ad is doubled and none is missing', async () => {
    const args = ['--conditions=@volan/source', join(import.meta.dirname, 'main.ts'), '--mapping', 'gb-2020'];
    const child = spawn(process.execPath, [...args, '--report', join(folder, 'killed.csv'), sample], {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await once(child.stderr, 'data'); // the first batch is written
    child.kill('SIGKILL');
    await once(child, 'exit');
    const left = (await stored()) ?? 0;
    expect(left).toBeGreaterThan(0);
    const { summary } = await run('gb-2020', sample);
    expect(summary.inserted + summary.unchanged).toBe(5000);
    expect(summary.unchanged).toBeGreaterThan(0);
    expect(await stored()).toBe(5000);
  });

  it('tells the search index of every ad it wrote', async () => {
    await sql`delete from outbox`;
    await run('gb-2020', few);
    const [row] = await sql`select count(distinct ad_id)::int as ads from outbox where topic = 'ad'`;
    expect(row?.['ads']).toBe(1000);
  });

  it('takes what the source changed for an ad that it knows by the source’s own id', async () => {
    const mapping = join(folder, 'with-id.json');
    await writeFile(mapping, JSON.stringify({ ...(await readMapping('gb-2020')), id: 'tax' }));
    const header = 'make,model,year,price,transmission,mileage,fuelType,tax,mpg,engineSize\n';
    const row = (price: number, mpg: number) => [`${header}vw,Golf,2017,${price},Manual,9000,Petrol,no-1,${mpg},1\n`];
    const first = await importTexts(sql, mapping, row(10000, 50));
    const cheaper = await importTexts(sql, mapping, row(9000, 50));
    const thirstier = await importTexts(sql, mapping, row(9000, 40));
    const same = await importTexts(sql, mapping, row(9000, 40));
    expect(first.summary).toMatchObject({ inserted: 1 });
    expect(cheaper.summary).toMatchObject({ inserted: 0, updated: 1 });
    expect(thirstier.summary).toMatchObject({ inserted: 0, updated: 1 });
    expect(same.summary).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await adsOf(sql, 'gb-2020')).toMatchObject([{ price: 10011, values: { potrosnja: 7.1 } }]);
  });

  it('refuses a file whose columns are not those of the mapping, before it writes anything', async () => {
    await expect(importTexts(sql, 'gb-2020', ['a;b;c\n1;2;3\n'])).rejects.toThrow(/has no column .*"make", "model"/);
    expect(await stored()).toBe(0);
  });

  it('makes ads that are active, found by folded words, and promise no contact', async () => {
    await run('gb-2020', few);
    const [ad] = await adsOf(sql, 'gb-2020');
    expect(ad?.search_tokens).toEqual(expect.arrayContaining([ad?.brand]));
    const [row] = await sql`select count(*)::int as hidden from ad where status <> 2 or slug = ''`;
    expect(row?.['hidden']).toBe(0);
  });
});

describe('the mappings of the product', () => {
  it('name only what the taxonomy has', async () => {
    const taxonomy = await loadImportTaxonomy(sql);
    const names = (await readdir(mappingFolder)).filter((file) => file.endsWith('.json'));
    expect(names).toHaveLength(7);
    for (const file of names) {
      const mapping = await readMapping(join(mappingFolder, file));
      await expect(createRowReader({ mapping, taxonomy, sellers: new Map(), now: testMoment })).resolves.toBeTypeOf(
        'function',
      );
    }
  });

  it('are refused with the place when they are wrong', async () => {
    await expect(readMapping(sample.replace('.csv', '.json'))).rejects.toThrow(/There is no mapping/);
  });
});

const sets = [
  {
    mapping: 'de-autoscout24-2021',
    files: ['de-autoscout24-2021/ads.csv'],
    again: ['de-autoscout24-2021/ads.csv'],
    rows: 46405,
  },
  {
    mapping: 'de-ebay-2016',
    files: ['de-ebay-2016/ads.original-cp1252.csv'],
    again: ['de-ebay-2016/ads.utf8.csv'],
    rows: 18704,
  },
  { mapping: 'motorcycles-in', files: ['motorcycles-in/ads.csv'], again: ['motorcycles-in/ads.csv'], rows: 32648 },
  // Three of its nine files, because the others have the same kinds of rows.
  {
    mapping: 'gb-2020',
    files: ['hyundi', 'skoda', 'toyota'].map((make) => `gb-2020/${make}.csv`),
    again: ['gb-2020/skoda.csv'],
    rows: 17865,
  },
].filter(({ files }) => isFull && files.every((file) => existsSync(join(realSets, file))));

describe('the real sets, where they are', () => {
  it('are whole or absent', () => {
    expect([0, 4]).toContain(sets.length);
  });

  for (const { mapping, files, again, rows } of sets) {
    it(
      `${mapping}: every row is an ad or is in the report, and a second run adds nothing`,
      { timeout: 120_000 },
      async () => {
        const paths = (names: string[]) => names.map((name) => join(realSets, name));
        const { summary, report } = await run(mapping, ...paths(files));
        expect(summary.read).toBe(rows);
        expect(summary.inserted + summary.refused).toBe(rows);
        expect(report).toHaveLength(summary.refused);
        expect(await stored()).toBe(summary.inserted);
        const second = await run(mapping, ...paths(again));
        expect(second.summary.inserted).toBe(0);
        expect(await stored()).toBe(summary.inserted);
      },
    );
  }
});

describe('the help of the command and its guide', () => {
  it('name every encoding, and the help needs no database', async () => {
    const main = join(import.meta.dirname, 'main.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@volan/source', main, '--help'], {
      env: { ...process.env, DATABASE_URL: '' },
    });
    expect(stdout).toMatch(/^Usage: npm run import/);
    const guide = await readFile(join(import.meta.dirname, '../../../../../docs/importing.md'), 'utf8');
    expect(encodings.filter((name) => !stdout.includes(name) || !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
