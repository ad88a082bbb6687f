import type { Fragment, Sql } from 'postgres';
import type { Condition, IdSource, NumberSource, Test } from '../SearchIndex.ts';

/** A condition on `ad`, a row of `active_ad`. */
export function testSql(sql: Sql, test: Test): Fragment {
  switch (test.kind) {
    case 'any':
      return anyOf(
        sql,
        test.of.map(({ source, ids }) => idTest(sql, source, ids)),
      );
    case 'all':
      return sql`ad.filter_ids @> ${[...test.filterIds]}::int[]`;
    case 'ranges':
      return anyOf(
        sql,
        test.spans.map(({ min, max }) => rangeTest(sql, test.source, min ?? null, max ?? null)),
      );
    case 'words':
      return test.groups.reduce<Fragment>(
        (all, words) => sql`${all} and ad.search_tokens && ${[...words]}::text[]`,
        sql`true`,
      );
    case 'either':
      return anyOf(
        sql,
        test.of.map((one) => testSql(sql, one)),
      );
    case 'every':
      return test.of.reduce<Fragment>((all, one) => sql`${all} and (${testSql(sql, one)})`, sql`true`);
    case 'except':
      // where a column is unknown the other test is unknown, too, and holds nothing
      return sql`(${testSql(sql, test.of)}) and (${testSql(sql, test.but)}) is not true`;
  }
}

/** All conditions but those of one key. */
export function whereSql(sql: Sql, conditions: readonly Condition[], without: string | null): Fragment {
  return conditions
    .filter(({ key }) => key !== without)
    .reduce<Fragment>((all, { test }) => sql`${all} and (${testSql(sql, test)})`, sql`true`);
}

function anyOf(sql: Sql, tests: readonly Fragment[]): Fragment {
  return tests.reduce<Fragment>((any, test) => sql`${any} or (${test})`, sql`false`);
}

function idTest(sql: Sql, source: IdSource, ids: readonly number[]): Fragment {
  const wanted = sql`${[...ids]}::int[]`;
  switch (source) {
    case 'filter_id':
      return sql`ad.filter_ids && ${wanted}`;
    case 'fit_model_id':
      return sql`exists (select from ad_fit where ad_id = ad.id and model_id = any (${wanted}))`;
    case 'fit_brand_id':
      return sql`exists (
        select from ad_fit join model on model.id = model_id where ad_id = ad.id and brand_id = any (${wanted}))`;
    default:
      return sql`ad.${sql(source)} = any (${wanted})`;
  }
}

function rangeTest(sql: Sql, source: NumberSource, min: number | null, max: number | null): Fragment {
  if (typeof source === 'number') {
    return sql`exists (
      select from ad_value
      where ad_id = ad.id and specification_id = ${source}
        and num between coalesce(${min}::float8, '-infinity') and coalesce(${max}::float8, 'infinity'))`;
  }
  return sql`${numberSql(sql, source)} between coalesce(${min}::float8, '-infinity')
    and coalesce(${max}::float8, 'infinity')`;
}

/** A numeric column of `ad`; times as seconds since 1970. */
export function numberSql(sql: Sql, source: Exclude<NumberSource, number>): Fragment {
  return source === 'confirmed_at' || source === 'created_at'
    ? sql`extract(epoch from ad.${sql(source)})::float8`
    : sql`ad.${sql(source)}::float8`;
}
