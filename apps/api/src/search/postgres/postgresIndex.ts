import type { Fragment, Sql } from 'postgres';
import type { CatalogSearch, RangeRequest, SearchIndex, SearchResult, Spread, Test } from '../SearchIndex.ts';
import { countFacets } from './countFacets.ts';
import { numberSql, testSql, whereSql } from './testSql.ts';

/**
 * An index that searches with plain SQL and is always current. It is the reference for all others, and answers while
 * another index loads. Broad searches take seconds at a million ads.
 */
export function postgresIndex(sql: Sql): SearchIndex {
  return {
    search: (search) => inOneMoment(sql, (transaction) => answer(transaction, search)),
    apply: async () => {},
    rebuild: async () => {},
    position: () => null,
    close: async () => {},
  };
}

/** Runs statements on one snapshot, so that all see the same ads. */
async function inOneMoment(sql: Sql, ask: (transaction: Sql) => Promise<SearchResult>): Promise<SearchResult> {
  const answers: SearchResult[] = [];
  await sql.begin('isolation level repeatable read read only', async (transaction) => {
    answers.push(await ask(transaction as unknown as Sql));
  });
  const [result] = answers;
  if (!result) throw new Error('The transaction gave no answer.');

  return result;
}

async function answer(sql: Sql, search: CatalogSearch): Promise<SearchResult> {
  const total = await count(sql, search, null);
  const ids = total > search.offset && search.limit > 0 ? await page(sql, search) : [];
  const facets = await countFacets(sql, search);
  const ranges = [];
  for (const range of search.ranges) ranges.push(await measureRange(sql, search, range));
  const top = search.topAt === null ? [] : await topCandidates(sql, search, search.topAt);

  return { ids, total, facets, ranges, top, without: total === 0 ? await totalsWithout(sql, search) : null };
}

async function count(sql: Sql, { conditions }: CatalogSearch, without: string | null): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from active_ad ad where ${whereSql(sql, conditions, without)}`;
  return row?.total ?? 0;
}

async function page(sql: Sql, { conditions, order, preferred, offset, limit }: CatalogSearch): Promise<number[]> {
  const direction = order.direction === 'asc' ? sql`asc` : sql`desc`;
  const by: Fragment =
    order.field === 'relevance'
      ? sql`${matches(sql, preferred)} ${direction}, ad.created_at desc`
      : order.field === 'price_rating'
        ? sql`(select rating from compared_ad where ad_id = ad.id) ${direction} nulls last, ad.created_at desc`
        : sql`ad.${sql(order.field)} ${direction} nulls last`;
  const rows = await sql<{ id: number }[]>`
    select ad.id from active_ad ad where ${whereSql(sql, conditions, null)}
    order by ${by}, ad.id desc
    offset ${offset} limit ${limit}`;

  return rows.map((row) => row.id);
}

/** SQL for the number of tests that an ad meets. */
function matches(sql: Sql, tests: readonly Test[]): Fragment {
  return tests.reduce<Fragment>((sum, test) => sql`${sum} + ((${testSql(sql, test)}) is true)::int`, sql`0::int`);
}

async function topCandidates(sql: Sql, { conditions }: CatalogSearch, at: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select ad.id from active_ad ad
    where ${whereSql(sql, conditions, null)} and exists (
      select from ad_boost
      where ad_id = ad.id and type = 3 and starts_at <= to_timestamp(${at}) and ends_at > to_timestamp(${at}))`;
  return rows.map((row) => row.id);
}

async function totalsWithout(sql: Sql, search: CatalogSearch): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  for (const { key } of search.conditions) totals.set(key, await count(sql, search, key));
  return totals;
}

/** The smallest and the largest value, and the number of ads in each cell of the grid. */
async function measureRange(sql: Sql, { conditions }: CatalogSearch, range: RangeRequest): Promise<Spread> {
  const where = whereSql(sql, conditions, range.key);
  const { source } = range;
  const values =
    typeof source === 'number'
      ? sql`select num as value from active_ad ad join ad_value on ad_id = ad.id and specification_id = ${source}
        where num is not null and ${where}`
      : sql`select ${numberSql(sql, source)} as value from active_ad ad
        where ad.${sql(source)} is not null and ${where}`;
  const rows = await sql<{ cell: number; ads: number; min: number; max: number }[]>`
    select
      greatest(width_bucket(value, ${[...range.grid]}::float8[]) - 1, 0) as cell,
      count(*)::int as ads, min(value) as min, max(value) as max
    from (${values}) as numbers
    group by cell`;
  const cells = Array.from(range.grid, () => 0);
  for (const { cell, ads } of rows) cells[cell] = ads;

  return {
    min: rows.length === 0 ? null : Math.min(...rows.map((row) => row.min)),
    max: rows.length === 0 ? null : Math.max(...rows.map((row) => row.max)),
    cells,
  };
}
