import { emptyCatalogQuery, option, pair, range, type CatalogQuery, type FilterGroup } from '@volan/domain-rules';
import pino from 'pino';
import { loadRegistry } from '../taxonomy/loadRegistry.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import { connect, type Database } from '../platform/database/connect.ts';
import { prepareDatabase } from '../taxonomy/content/prepareDatabase.ts';
import { loadNative, loadWebAssembly } from '../search/memory/Bitmaps.ts';
import { openSearch, type Search } from '../search/openSearch.ts';
import { resolveQuery } from '../search/resolveQuery.ts';
import type { CatalogSearch } from '../search/SearchIndex.ts';
import { insertRandomAds } from './insertRandomAds.ts';
import { Random } from './Random.ts';

/** Times of one kind of search, in milliseconds. */
interface SearchTimes {
  readonly kind: string;
  readonly p50: number;
  readonly p95: number;
  /** Mean number of ads found. */
  readonly found: number;
}

/** Milliseconds from the commit of a change until searches find it. */
interface UpdateLag {
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

/** The results of the measurement. */
export interface SearchMeasurement {
  readonly library: 'native' | 'wasm';
  /** Milliseconds from the start of the process's search until the index answers. */
  readonly loading: number;
  /** Megabytes of the process after loading, and after all searches. */
  readonly memory: { readonly loaded: number; readonly used: number };
  /** Page, total, and all facets and ranges that the category has. */
  readonly times: readonly SearchTimes[];
  /** Page, total and twelve facets; the goal is set for these. */
  readonly withTwelve: readonly SearchTimes[];
  readonly lag: UpdateLag;
}

const runs = 25;
const changes = 200;

/** Fills an empty database with random ads, the same for the same number. */
export async function fillWithRandomAds(url: string, count: number): Promise<void> {
  await prepareDatabase(url);
  const database = connect(url);
  await insertRandomAds(database.sql, await loadRegistry(database.sql), { count, seed: 1, until: Date.now() });
  await database.close();
}

/**
 * Loads the index of a filled database and measures every kind of search in memory. A process of its own gives true
 * figures of memory.
 */
export async function measureSearch(url: string, library: 'native' | 'wasm'): Promise<SearchMeasurement> {
  const database = connect(url);
  const megabytes = () => process.memoryUsage().rss / 1e6;
  const began = performance.now();
  const libraries = [library === 'native' ? loadNative : loadWebAssembly];
  const search = await openSearch(database, 'memory', pino({ level: 'warn' }), libraries);
  await search.loaded;
  const loading = performance.now() - began;
  const loaded = megabytes();
  const times = await timesOf(search, (whole) => whole);
  const withTwelve = await timesOf(search, (whole) => ({ ...whole, facets: whole.facets.slice(0, 12), ranges: [] }));
  const used = megabytes();
  const lag = await lagOf(database, search);
  await search.close();
  await database.close();

  return { library, loading, memory: { loaded, used }, times, withTwelve, lag };
}

async function lagOf({ sql }: Database, search: Search): Promise<UpdateLag> {
  const ids = (await sql<{ id: number }[]>`select id from active_ad order by id limit ${changes}`).map(({ id }) => id);
  const durations: number[] = [];
  for (const id of ids) {
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    const leave = search.changes.subscribe(({ ads }) => ads.includes(id) && resolve());
    await sql`update ad set price = coalesce(price, 0) + 1 where id = ${id}`;
    const committed = performance.now();
    await heard;
    durations.push(performance.now() - committed);
    leave();
  }

  return { ...spread(durations), most: Math.max(...durations) };
}

function spread(durations: readonly number[]) {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

async function timesOf(search: Search, asked: (whole: CatalogSearch) => CatalogSearch): Promise<SearchTimes[]> {
  const times: SearchTimes[] = [];
  const { registry } = search.taxonomy.current();
  const random = new Random(2);
  for (const [kind, queryOf] of Object.entries(kindsOf(registry))) {
    const durations: number[] = [];
    let found = 0;
    for (let run = 0; run < runs; run += 1) {
      const query = queryOf(random);
      const category = query.categoryId === null ? null : (registry.categoriesById.get(query.categoryId) ?? null);
      await clearCounts(search);
      const start = performance.now();
      const resolved = resolveQuery(search.taxonomy.current(), query, category, Date.now() / 1000);
      found += (await search.index().search(asked(resolved.search))).total;
      durations.push(performance.now() - start);
    }
    times.push({ kind, ...spread(durations), found: Math.round(found / runs) });
  }

  return times;
}

type QueryOf = (random: Random) => CatalogQuery;

/**
 * Reports the removal of an ad that does not exist. This clears the counts, so that each search is measured in full.
 */
async function clearCounts(search: Search) {
  const index = search.index();
  await index.apply([{ id: 0, document: null }], index.position() ?? { xid: '0', seq: 0 });
}

/** The kinds of searches that are measured. */
function kindsOf(registry: Registry): Readonly<Record<string, QueryOf>> {
  const cars: CatalogQuery = { ...emptyCatalogQuery, categoryId: 1 };
  const answer = (random: Random, key: string): FilterGroup => {
    const filters = registry.specificationsBySlug.get(key)?.filters ?? [];
    return { key, values: [option(random.pick(filters).slug)] };
  };
  const brands = registry.brands.filter((brand) => brand.categoryIds.includes(1));
  const brandOf = (random: Random) => brands[Math.floor(random.next() ** 3 * brands.length)]?.slug ?? 'volkswagen';
  const modelOf = (random: Random): FilterGroup => {
    const slug = brandOf(random);
    const models = [...(registry.brandsBySlug.get(slug)?.modelsBySlug.keys() ?? [])];
    return { key: 'vozilo', values: [models.length > 0 ? pair(slug, random.pick(models)) : option(slug)] };
  };
  const price = { key: 'cena', values: [range(2000, 12_000)] };
  const years = { key: 'godiste', values: [range(2012, undefined)] };

  return {
    'front page': () => emptyCatalogQuery,
    cars: () => cars,
    'one broad filter': (random) => ({ ...cars, filters: [answer(random, 'gorivo')] }),
    'make, model, price, year, by price': (random) => ({
      ...cars,
      filters: [modelOf(random), price, years],
      sorting: { field: 'price', direction: 'asc' },
    }),
    'make and price': (random) => ({ ...cars, filters: [{ key: 'vozilo', values: [option(brandOf(random))] }, price] }),
    'five broad filters': (random) => ({
      ...cars,
      filters: [
        years,
        price,
        { key: 'kilometraza', values: [range(undefined, 200_000)] },
        answer(random, 'gorivo'),
        answer(random, 'prodavac'),
      ],
    }),
    'seven filters': (random) => ({
      ...cars,
      filters: [
        years,
        price,
        ...['gorivo', 'menjac', 'karoserija', 'boja', 'oprema'].map((key) => answer(random, key)),
      ],
    }),
    words: (random) => ({ ...cars, q: random.pick(['servisna knjiga', 'shkoda', 'golf', 'čačak', 'oktavia tdi']) }),
    'deep page': (random) => ({ ...cars, page: random.integer(500, 800) }),
  };
}
