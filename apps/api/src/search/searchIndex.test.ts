import { readFile } from 'node:fs/promises';
import { emptyCatalogQuery } from '@volan/domain-rules';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tools/postgres/testDatabase.ts';
import { openTaxonomy, type LiveTaxonomy } from '../taxonomy/liveTaxonomy.ts';
import { loadRegistry } from '../taxonomy/loadRegistry.ts';
import { connect, type Database } from '../platform/database/connect.ts';
import { importTexts } from '../cli/import/importTesting.ts';
import { countAllPrices } from '../testing/countAllPrices.ts';
import { insertRandomAds } from '../testing/insertRandomAds.ts';
import { Random } from '../testing/Random.ts';
import { randomQuery } from '../testing/randomQuery.ts';
import { loadBitmaps, loadWebAssembly } from './memory/Bitmaps.ts';
import { memoryIndex } from './memory/memoryIndex.ts';
import { postgresIndex } from './postgres/postgresIndex.ts';
import { readChanges, readSnapshot } from './readDocuments.ts';
import { resolveQuery } from './resolveQuery.ts';
import { everything, type CatalogSearch, type SearchIndex, type SearchResult } from './SearchIndex.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

let database: Database;
let test: TestDatabase;
let taxonomy: LiveTaxonomy;
let reference: SearchIndex;

beforeAll(async () => {
  test = await createTestDatabase();
  database = connect(test.url, { connections: 4 });
  const sample = await readFile(new URL('../../demo/gb-2020-sample.csv', import.meta.url), 'utf8');
  await importTexts(database.sql, 'gb-2020', [sample.split('\n').slice(0, 800).join('\n')]);
  await insertRandomAds(database.sql, await loadRegistry(database.sql), { count: 800, seed: 11, until: now });
  await countAllPrices(database.sql);
  taxonomy = await openTaxonomy(database);
  reference = postgresIndex(database.sql);
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

const typeOf = (id: number) => taxonomy.current().registry.specificationsById.get(id)?.type ?? '';

/** A random search, the same for the same seed. */
function searchOf(seed: number): CatalogSearch {
  const { registry } = taxonomy.current();
  const { query, category } = randomQuery(registry, new Random(seed));
  return resolveQuery(taxonomy.current(), query, category, now / 1000).search;
}

/** Every ad in the order of the price rating. */
const byRating = (direction: 'asc' | 'desc') =>
  ({ ...everything, order: { field: 'price_rating', direction }, limit: 5000 }) satisfies CatalogSearch;

/** An answer without what has no order. */
const comparable = (result: SearchResult) => ({
  ...result,
  facets: result.facets.map((counts) => [...counts].sort(([a], [b]) => a - b)),
  top: [...result.top].sort((a, b) => a - b),
  without: result.without && [...result.without].sort(([a], [b]) => (a < b ? -1 : 1)),
});

/** Throws at the first random search that is not answered as SQL answers it; gives how many found something. */
async function holdAgainstSql(index: SearchIndex, runs: number, seed: number): Promise<number> {
  let fruitful = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 - 1 }), async (searchSeed) => {
      const search = searchOf(searchSeed);
      const answer = await index.search(search);
      expect(comparable(answer)).toEqual(comparable(await reference.search(search)));
      fruitful += Math.sign(answer.total);
    }),
    { numRuns: runs, seed },
  );
  return fruitful;
}

const log = pino({ level: 'silent' });

describe.each([
  ['the bitmaps of this machine', () => loadBitmaps(log), undefined],
  ['the bitmaps of this machine, every ad read', () => loadBitmaps(log), () => true],
  ['WebAssembly bitmaps, no ad read', loadWebAssembly, () => false],
])('the search in memory with %s', (_name, load, readsRather) => {
  it('gives the same ids, totals and every count as SQL on random searches over real and made ads', async () => {
    const index = memoryIndex(await load(), typeOf, readsRather);
    await readSnapshot(database.sql, (documents, position) => index.rebuild(documents, position));
    expect(await holdAgainstSql(index, 25, 1)).toBeGreaterThan(5);
    const nothing = resolveQuery(taxonomy.current(), emptyCatalogQuery, null, now / 1000).search;
    expect(comparable(await index.search(nothing))).toEqual(comparable(await reference.search(nothing)));
    const best = await index.search(byRating('asc'));
    expect(best).toEqual(await reference.search(byRating('asc')));
    expect(best.ids).toHaveLength(best.total);
    expect((await index.search(byRating('desc'))).ids).toEqual((await reference.search(byRating('desc'))).ids);
  });

  it('stays the same as SQL while ads change, come and go', async () => {
    const index = memoryIndex(await load(), typeOf, readsRather);
    await readSnapshot(database.sql, (documents, position) => index.rebuild(documents, position));
    const { sql } = database;
    const all = await sql<{ id: number }[]>`select generate_series(1, (select max(id) from ad))::int as id`;
    await sql`update ad set price = price + 777, year = year - 1, filter_ids = filter_ids[2:] where id % 5 = 0`;
    await sql`update ad set status = 6 where id % 11 = 0 and status = 2`;
    await sql`update ad set status = 2 where status = 1`;
    await sql`update ad set search_tokens = array['golf', 'servisna'] where id % 7 = 0`;
    await sql`update ad_value set num = num + 1 where ad_id % 3 = 0 and num < 1000`;
    await sql`delete from ad_boost where ad_id % 2 = 0`;
    await sql`delete from ad where id % 13 = 0`;
    await countAllPrices(sql);
    const changes = await readChanges(
      sql,
      all.map((row) => row.id),
    );
    await index.apply(changes, { xid: '1', seq: 1 });
    expect(await holdAgainstSql(index, 25, 2)).toBeGreaterThan(5);
    expect(await index.search(byRating('asc'))).toEqual(await reference.search(byRating('asc')));
    // enough further changes that the orders are rebuilt
    await index.apply(changes.concat(changes), { xid: '1', seq: 2 });
    expect(await holdAgainstSql(index, 15, 3)).toBeGreaterThan(1);
  });
});

describe('the library of bitmaps', () => {
  it('is WebAssembly where the native one was not built', async () => {
    const broken = () => Promise.reject(new Error('not built'));
    expect((await loadBitmaps(log, [broken, loadWebAssembly])).library).toBe('wasm');
  });
});
