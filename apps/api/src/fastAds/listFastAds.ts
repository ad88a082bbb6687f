import {
  type CallOutcome,
  type CallRequest,
  type listFastAds as call,
  type listSavedFastAds,
} from '@volan/api-contract';
import { fastAdsPerPage, lastFastAdPage } from '@volan/domain-rules';
import type { Fragment, Sql } from 'postgres';
import { townsWithin } from '../places/townsWithin.ts';
import { testSql } from '../search/postgres/testSql.ts';
import { splitWords } from '../search/words/splitWords.ts';
import { wordTest } from '../search/words/wordTest.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { TaxonomyVersion } from '../taxonomy/Taxonomy.ts';
import type { FastAdDeps } from './FastAdDeps.ts';

/** Ads are counted up to here, so that a broad list costs no more than a narrow one. */
const maxCounted = lastFastAdPage * fastAdsPerPage;

/** Public fast ads, the newest first. [M17, B42] */
export async function listFastAds(
  { sql, taxonomy, fastAds }: Pick<FastAdDeps, 'sql' | 'taxonomy' | 'fastAds'>,
  query: CallRequest<typeof call>,
  context: CallContext,
): Promise<CallOutcome<typeof call>> {
  const { page = 1, lang } = query;
  const { city_id: city, radius = 0 } = query;
  const towns = city === undefined ? null : await townsWithin(sql, city, radius);
  const where = conditionOf(sql, taxonomy.current(), query, towns);
  const [rows, [counted]] = await sql.begin('read only', async (transaction) => {
    // one plan for all values would read every ad to find the few of a rare category or a high price
    const [, ...results] = await Promise.all([
      transaction`set local plan_cache_mode = force_custom_plan`,
      transaction<{ id: number }[]>`
        select ad.id::int from active_fast_ad ad where ${where}
        order by created_at desc, id desc limit ${fastAdsPerPage} offset ${(page - 1) * fastAdsPerPage}`,
      transaction<{ count: number }[]>`
        select count(*)::int as count
        from (select from active_fast_ad ad where ${where} limit ${maxCounted + 1}) counted`,
    ]);

    return results;
  });
  const data = await fastAds.byIds(
    rows.map(({ id }) => id),
    lang ?? context.language,
  );

  return { data, meta: listMeta(page, counted?.count ?? 0) };
}

/** Saved fast ads that are public, the last saved first. [B40] */
export async function savedFastAds(
  { sql, fastAds }: Pick<FastAdDeps, 'sql' | 'fastAds'>,
  { page = 1, lang }: CallRequest<typeof listSavedFastAds>,
  context: CallContext,
): Promise<CallOutcome<typeof listSavedFastAds>> {
  const { id } = principalOf(context).actor;
  const rows = await sql<{ id: number; total: number }[]>`
    select ad.id::int, count(*) over ()::int as total
    from favourite join active_fast_ad ad on ad.id = ad_id
    where favourite.user_id = ${id}
    order by favourite.created_at desc, ad.id desc
    limit ${fastAdsPerPage} offset ${(page - 1) * fastAdsPerPage}`;
  const data = await fastAds.byIds(
    rows.map((row) => row.id),
    lang ?? context.language,
  );

  return { data, meta: listMeta(page, rows[0]?.total ?? 0) };
}

function listMeta(page: number, count: number) {
  const total = Math.min(count, maxCounted);

  return {
    page,
    pages: Math.max(1, Math.ceil(total / fastAdsPerPage)),
    per_page: fastAdsPerPage,
    total,
    more: count > total,
  };
}

/** The SQL condition on `ad`, a row of `active_fast_ad`, for what a visitor asks for. */
function conditionOf(
  sql: Sql,
  current: TaxonomyVersion,
  query: Omit<CallRequest<typeof call>, 'page' | 'lang'>,
  towns: readonly number[] | null,
): Fragment {
  const { registry } = current;
  const conditions: Fragment[] = [];
  const { category_id: category, brand_id: brand, country, region_id: region } = query;
  if (category !== undefined) {
    conditions.push(sql`category_id = any (${[...(registry.categoriesById.get(category)?.branch ?? [])]}::int[])`);
  }
  if (brand !== undefined) conditions.push(sql`brand_id = ${brand}`);
  if (country !== undefined) conditions.push(sql`country_id = ${registry.countriesByCode.get(country)?.id ?? 0}`);
  if (region !== undefined) conditions.push(sql`region_id = ${region}`);
  if (towns) conditions.push(sql`city_id = any (${[...towns]}::int[])`);
  if (query.min_price !== undefined) conditions.push(sql`price >= ${query.min_price}`);
  if (query.max_price !== undefined) conditions.push(sql`price <= ${query.max_price}`);
  conditions.push(...wordsOf(sql, current, query.q ?? ''));

  return conditions.reduce<Fragment>((all, one) => sql`${all} and ${one}`, sql`true`);
}

/** A condition for each word: the word itself, another spelling of it, a synonym, or a word that it begins. */
function wordsOf(sql: Sql, { vocabulary }: TaxonomyVersion, text: string): Fragment[] {
  return splitWords(text).map(({ text: word, kind }) => {
    const { test } = wordTest([{ text: word, kind }], vocabulary, vocabulary.synonyms);
    // an ad that was published a moment ago may hold a word that the vocabulary does not know yet
    return sql`(${testSql(sql, test)} or search_tokens && ${[word]}::text[])`;
  });
}
