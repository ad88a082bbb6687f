import { setImmediate as nextTurn } from 'node:timers/promises';
import { emptyCatalogQuery, type CatalogQuery } from '@volan/domain-rules';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { createTestDatabase } from '../../../../tools/postgres/testDatabase.ts';
import { connect } from '../platform/database/connect.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { openTestSearch } from '../testing/openTestSearch.ts';
import { openSearch, type Search } from './openSearch.ts';
import { resolveQuery } from './resolveQuery.ts';
import { everything } from './SearchIndex.ts';

const test = openedForFile(() =>
  openTestSearch('memory', async ({ sql }) => {
    await insertAd(sql, { brand: 'volkswagen', model: 'golf' });
  }),
);

async function find(query: Partial<CatalogQuery> = {}, search: Search = test.search): Promise<number[]> {
  const resolved = resolveQuery(search.taxonomy.current(), { ...emptyCatalogQuery, ...query }, null, Date.now() / 1000);
  return [...(await search.index().search(resolved.search)).ids];
}

const soon = { timeout: 10_000, interval: 20 };

describe('the search follows the database', () => {
  it('shows an ad after its commit, and no longer when it is sold', async () => {
    const { sql } = test.database;
    const id = await insertAd(sql, { brand: 'skoda', model: 'octavia' });
    await vi.waitFor(async () => expect(await find({ q: 'octavia' })).toEqual([id]), soon);
    await sql`update ad set status = 6 where id = ${id}`;
    await vi.waitFor(async () => expect(await find({ q: 'octavia' })).toEqual([]), soon);
  });

  it('counts again after each change, instead of using an old count', async () => {
    const { sql } = test.database;
    const facets = [{ key: 'marka', source: 'brand_id' }] as const;
    const [brand] = await sql<{ id: number }[]>`select id from brand where slug = 'skoda'`;
    const count = async () => {
      const counted = await test.search.index().search({ ...everything, facets });
      return counted.facets[0]?.get(brand?.id ?? 0) ?? 0;
    };
    const before = await count();
    const id = await insertAd(sql, { brand: 'skoda', model: 'octavia' });
    await vi.waitFor(async () => expect(await count()).toBe(before + 1), soon);
    await sql`update ad set status = 6 where id = ${id}`;
    await vi.waitFor(async () => expect(await count()).toBe(before), soon);
  });

  it('finds a word that no ad held before', async () => {
    const id = await insertAd(test.database.sql, { line: 'kvadrofonija' });
    await vi.waitFor(async () => expect(await find({ q: 'kvadrofonija' })).toEqual([id]), soon);
  });

  it('hides the ads of a suspended seller and shows them again [H08]', async () => {
    const { sql } = test.database;
    const seller = await insertSeller(sql);
    const id = await insertAd(sql, { seller, line: 'suspendovan' });
    await vi.waitFor(async () => expect(await find({ q: 'suspendovan' })).toEqual([id]), soon);
    await sql`update users set status = 2 where id = ${seller}`;
    await vi.waitFor(async () => expect(await find({ q: 'suspendovan' })).toEqual([]), soon);
    await sql`update users set status = 1 where id = ${seller}`;
    await vi.waitFor(async () => expect(await find({ q: 'suspendovan' })).toEqual([id]), soon);
  });

  it('hides the ads of a hidden category and shows them again [J105]', async () => {
    const { sql } = test.database;
    const id = await insertAd(sql, { category: 'boats', line: 'jedrilica' });
    await vi.waitFor(async () => expect(await find({ q: 'jedrilica' })).toEqual([id]), soon);
    await sql`update category set status = 0 where slug = 'boats'`;
    await vi.waitFor(async () => expect(await find({ q: 'jedrilica' })).toEqual([]), soon);
    expect(test.search.taxonomy.current().registry.categoriesBySlug.has('boats')).toBe(false);
    await sql`update category set status = 1 where slug = 'boats'`;
    await vi.waitFor(async () => expect(await find({ q: 'jedrilica' })).toEqual([id]), soon);
  });

  it('takes a new answer of the taxonomy into use', async () => {
    const { sql } = test.database;
    await sql`insert into filter (id, specification_id, slug, sort) select 12999, id, 'vodonik-test', 99
      from specification where slug = 'gorivo'`;
    const fuels = () => test.search.taxonomy.current().registry.specificationsBySlug.get('gorivo')?.filters ?? [];
    await vi.waitFor(() => expect(fuels().map((filter) => filter.slug)).toContain('vodonik-test'), soon);
  });

  it('loses nothing when an older transaction commits after a newer one', async () => {
    const { sql } = test.database;
    const seller = await insertSeller(sql);
    let late = 0;
    await sql.begin(async (transaction) => {
      late = await insertAd(transaction as unknown as typeof sql, { seller, line: 'zakasnela' });
      const early = await insertAd(sql, { seller, line: 'poranila' });
      // the newer one is committed, but waits in the feed until the older one is decided
      expect(early).toBeGreaterThan(late);
    });
    await vi.waitFor(async () => expect(await find({ q: 'poranila' })).toHaveLength(1), soon);
    await vi.waitFor(async () => expect(await find({ q: 'zakasnela' })).toEqual([late]), soon);
  });

  it('loses none of many writers at the same time', async () => {
    const { sql } = test.database;
    const seller = await insertSeller(sql);
    const writer = async (number: number) => {
      const ids: number[] = [];
      for (let n = 0; n < 15; n += 1) ids.push(await insertAd(sql, { seller, words: `mnogopis ${number}` }));
      return ids;
    };
    const written = (await Promise.all([1, 2, 3, 4].map(writer))).flat();
    const total = async () => {
      const { search } = resolveQuery(
        test.search.taxonomy.current(),
        { ...emptyCatalogQuery, q: 'mnogopis' },
        null,
        Date.now() / 1000,
      );
      return (await test.search.index().search(search)).total;
    };
    await vi.waitFor(async () => expect(await total()).toBe(written.length), soon);
  });

  it('continues after its connections to the database were cut', async () => {
    const watcher = connect(test.url, { connections: 1 });
    await watcher.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const id = await insertAd(watcher.sql, { line: 'posleprekida' });
    await vi.waitFor(async () => expect(await find({ q: 'posleprekida' })).toEqual([id]), soon);
    await watcher.close();
  });
});

describe('ads of one seller', () => {
  it('leave when the seller is suspended, and come back with them [H08, M15]', async () => {
    const { sql } = test.database;
    const seller = await insertSeller(sql);
    const ids = [await insertAd(sql, { seller }), await insertAd(sql, { seller, category: 'trucks' })];
    await insertAd(sql);
    await vi.waitFor(
      async () => expect((await find({ seller })).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b)),
      soon,
    );
    await sql`update users set status = 2 where id = ${seller}`;
    await vi.waitFor(async () => expect(await find({ seller })).toEqual([]), soon);
    await sql`update users set status = 0 where id = ${seller}`;
    await vi.waitFor(
      async () => expect((await find({ seller })).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b)),
      soon,
    );
  });

  it('follow an ad that goes to another seller', async () => {
    const { sql } = test.database;
    const [from, to] = [await insertSeller(sql), await insertSeller(sql)];
    const id = await insertAd(sql, { seller: from });
    await vi.waitFor(async () => expect(await find({ seller: from })).toEqual([id]), soon);
    await sql`update ad set user_id = ${to} where id = ${id}`;
    await vi.waitFor(async () => expect(await find({ seller: to })).toEqual([id]), soon);
    expect(await find({ seller: from })).toEqual([]);
  });
});

describe('a server that starts', () => {
  it('answers from PostgreSQL until the index in memory is loaded', async () => {
    const copy = await createTestDatabase();
    const database = connect(copy.url, { connections: 4 });
    const id = await insertAd(database.sql, { brand: 'opel', model: 'astra' });
    const search = await openSearch(database, 'memory', pino({ level: 'silent' }));
    expect(search.isReady()).toBe(false);
    expect(await find({}, search)).toEqual([id]);
    await search.loaded;
    expect(search.isReady()).toBe(true);
    expect(await find({}, search)).toEqual([id]);
    await search.close();
    await database.close();
    await copy.drop();
  });
});

describe('an index that differs from the database', () => {
  it('is loaded again, and every search is answered whole meanwhile', async () => {
    const { sql } = test.database;
    const before = (await find()).length;
    // an ad without an event, as after a restored backup
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await insertAd(transaction as unknown as typeof sql, { seller: await insertSeller(sql), line: 'prećutana' });
    });
    await test.search.check();
    expect(await find({ q: 'prećutana' })).toEqual([]);
    const counts = new Set<number>();
    const loading = new AbortController();
    const asking = (async () => {
      while (!loading.signal.aborted) {
        counts.add((await find()).length);
        await nextTurn();
      }
    })();
    await test.search.check();
    loading.abort();
    await asking;
    expect(await find({ q: 'prećutana' })).toHaveLength(1);
    expect([...counts].filter((count) => count !== before && count !== before + 1)).toEqual([]);
  });

  it('still follows the database afterwards', async () => {
    const id = await insertAd(test.database.sql, { line: 'posleobnove' });
    await vi.waitFor(async () => expect(await find({ q: 'posleobnove' })).toEqual([id]), soon);
  });
});
