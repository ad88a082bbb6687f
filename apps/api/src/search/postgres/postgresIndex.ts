import type { Fragment, Sql } from 'postgres';
import type { CatalogSearch, SearchIndex, SearchResult, Test } from '../SearchIndex.ts';
import { countFacets } from './countFacets.ts';
import { measureRange } from './measureRange.ts';
import { testSql, whereSql } from './testSql.ts';

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
