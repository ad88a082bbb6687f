import { emptyCatalogQuery, option, pair, range, type CatalogQuery, type FilterGroup } from '@volan/domain-rules';
import pino from 'pino';
import { loadRegistry } from '../catalogue/loadRegistry.ts';
import type { Registry } from '../catalogue/Registry.ts';
import { connect } from '../database/connect.ts';
import { prepareDatabase } from '../database/prepareDatabase.ts';
import { openSearch } from '../search/openSearch.ts';
import { resolveQuery } from '../search/resolveQuery.ts';
import { insertRandomAds } from './insertRandomAds.ts';
import { Random } from './Random.ts';

/** Times of one kind of search, in milliseconds: page, total, all facets and ranges of the category. */
export interface SearchTimes {
  readonly kind: string;
  readonly p50: number;
  readonly p95: number;
  /** Mean number of ads found. */
  readonly found: number;
}

/** What was measured. */
export interface SearchMeasurement {
  /** Milliseconds to load the index. */
  readonly loading: number;
  /** Megabytes of the process after loading. */
  readonly memory: number;
  readonly times: readonly SearchTimes[];
}

const runs = 25;

/** Fills an empty database with random ads and measures every kind of search in memory. */
export async function measureSearch(url: string, count: number): Promise<SearchMeasurement> {
  await prepareDatabase(url);
  const database = connect(url);
  await insertRandomAds(database.sql, await loadRegistry(database.kysely), { count, seed: 1, until: Date.now() });
  const began = performance.now();
  const search = await openSearch(database, 'memory', pino({ level: 'warn' }));
  await search.loaded;
  const loading = performance.now() - began;
  const memory = process.memoryUsage().rss / 1e6;

  const times: SearchTimes[] = [];
  const { registry } = search.catalogue.current();
  const random = new Random(2);
  for (const [kind, queryOf] of Object.entries(kindsOf(registry))) {
    const durations: number[] = [];
    let found = 0;
    for (let run = 0; run < runs; run += 1) {
      const query = queryOf(random);
      const category = query.categoryId === null ? null : (registry.categoriesById.get(query.categoryId) ?? null);
      const start = performance.now();
      const resolved = resolveQuery(search.catalogue.current(), query, category, Date.now() / 1000);
      found += (await search.index().search(resolved.search)).total;
      durations.push(performance.now() - start);
    }
    durations.sort((a, b) => a - b);
    const at = (part: number) => durations[Math.floor(part * (runs - 1))] ?? 0;
    times.push({ kind, p50: at(0.5), p95: at(0.95), found: Math.round(found / runs) });
  }
  await search.close();
  await database.close();
  return { loading, memory, times };
}

type QueryOf = (random: Random) => CatalogQuery;

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
    'deep page': (random) => ({ ...cars, page: random.whole(500, 800) }),
  };
}
