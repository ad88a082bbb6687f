import type { Fragment, Sql } from 'postgres';
import { singleIdColumns, type CatalogSearch, type FacetRequest, type IdSource } from '../SearchIndex.ts';
import { whereSql } from './testSql.ts';

type Counts = ReadonlyMap<number, number>;

/**
 * Counts every facet: one pass over the matching ads for all facets without a condition of their key, and one more for
 * each key with conditions.
 */
export async function countFacets(sql: Sql, { conditions, facets }: CatalogSearch): Promise<Counts[]> {
  const conditioned = new Set(conditions.map(({ key }) => key));
  const leftOut = (facet: FacetRequest) => (!facet.narrowing && conditioned.has(facet.key) ? facet.key : null);
  const passes = Map.groupBy(facets, leftOut);
  const counted = new Map<FacetRequest, Counts>();
  for (const [without, group] of passes) {
    const bySource = await countSources(sql, whereSql(sql, conditions, without), [
      ...new Set(group.map((facet) => facet.source)),
    ]);
    for (const facet of group) counted.set(facet, only(bySource.get(facet.source) ?? new Map(), facet.ids));
  }

  return facets.map((facet) => counted.get(facet) ?? new Map());
}

async function countSources(sql: Sql, where: Fragment, sources: readonly IdSource[]) {
  const counts = sources.reduce<Fragment>(
    (all, source) =>
      sql`${all} union all select ${source}::text as source, id, count(*)::int as ads
        from (${idsSql(sql, source)}) as held (id) where id is not null group by id`,
    sql`select null::text as source, null::int as id, null::int as ads where false`,
  );
  const rows = await sql<{ source: IdSource; id: number; ads: number }[]>`
    with hit as materialized (
      select ad.id, ${sql([...singleIdColumns])}, ad.filter_ids from active_ad ad where ${where}
    )
    ${counts}`;
  const bySource = new Map<IdSource, Map<number, number>>();
  for (const { source, id, ads } of rows) {
    bySource.set(source, (bySource.get(source) ?? new Map<number, number>()).set(id, ads));
  }

  return bySource;
}

/** SQL for each id of each matching ad. */
function idsSql(sql: Sql, source: IdSource): Fragment {
  switch (source) {
    case 'filter_id':
      return sql`select distinct_id from hit, lateral (select distinct unnest(filter_ids) as distinct_id) held_ids`;
    case 'fit_model_id':
      return sql`select ad_fit.model_id from hit join ad_fit on ad_id = hit.id`;
    case 'fit_brand_id':
      return sql`select brand_id from (
        select distinct hit.id, model.brand_id
          from hit join ad_fit on ad_id = hit.id join model on model.id = ad_fit.model_id) fits`;
    default:
      return sql`select ${sql(source)}::int from hit`;
  }
}

function only(counts: Counts, ids: readonly number[] | undefined): Counts {
  if (!ids) return counts;
  return new Map(ids.flatMap((id) => (counts.has(id) ? [[id, counts.get(id) ?? 0] as const] : [])));
}
