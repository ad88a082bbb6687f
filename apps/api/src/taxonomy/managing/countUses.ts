import type { Row, PendingQuery, Sql, TransactionSql } from 'postgres';
import type { EntityName } from './entities.ts';

/** The uses of a row. */
export interface Uses {
  /** Ads in every state. */
  readonly ads: number;
  /** Rows of the taxonomy, drafts and feeds that prevent its removal. */
  readonly rows: number;
  readonly specifications: number;
  readonly answers: number;
  /** Ads that hold several answers. */
  readonly several: number;
}

/** Counts the uses of rows of a kind. Each kind has its own tables. */
export async function countUses(
  sql: Sql | TransactionSql,
  name: EntityName,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Uses>> {
  const none: Uses = { ads: 0, rows: 0, specifications: 0, answers: 0, several: 0 };
  const rows = ids.length === 0 ? [] : await countsOf(sql, name, sql`${[...ids]}::int[]`);
  const counted = new Map(rows.map(({ id, ...counts }) => [id, { ...none, ...counts }]));

  return new Map(ids.map((id) => [id, counted.get(id) ?? none]));
}

function countsOf(sql: Sql | TransactionSql, name: EntityName, ids: PendingQuery<Row[]>) {
  switch (name) {
    case 'category':
      return sql<(Partial<Uses> & { id: number })[]>`
        with held as (select category_id as id, count(*)::int as ads from ad where category_id = any(${ids}) group by 1)
        select id, coalesce(ads, 0) as ads,
          (select count(*) from category_specification as link
            where link.category_id = asked.id)::int as specifications,
          ((select count(*) from category as below where below.parent_id = asked.id)
            + (select count(*) from model where model.category_id = asked.id)
            + (select count(*) from ad_draft where ad_draft.category_id = asked.id)
            + (select count(*) from feed where feed.category_id = asked.id))::int as rows
        from unnest(${ids}) as asked (id) left join held using (id)`;
    case 'specification-group':
      return sql<(Partial<Uses> & { id: number })[]>`
        select group_id as id, count(*)::int as rows, count(*)::int as specifications
        from specification where group_id = any(${ids}) group by 1`;
    case 'specification':
      return sql<(Partial<Uses> & { id: number })[]>`
        with answer as (select id as answer_id, specification_id as id from filter
          where specification_id = any(${ids})),
        chosen as (
          select ad.id as ad_id, answer.id, count(*) as times
          from ad, unnest(filter_ids) as given join answer on answer_id = given group by 1, 2
        ),
        held as (select id, count(*)::int as ads, (count(*) filter (where times > 1))::int as several from chosen
          group by 1),
        told as (select specification_id as id, count(*)::int as ads from ad_value where specification_id = any(${ids})
          group by 1)
        select id, coalesce(held.ads, 0) + coalesce(told.ads, 0) as ads, coalesce(several, 0) as several,
          (select count(*) from answer where answer.id = asked.id)::int as answers,
          ((select count(*) from specification as later join answer on answer_id = later.depends_on_filter_id
              where answer.id = asked.id and later.id <> asked.id)
            + (select count(*) from specification as own where own.id = asked.id and own.source is not null))::int
            as rows
        from unnest(${ids}) as asked (id) left join held using (id) left join told using (id)`;
    case 'filter':
      return sql<(Partial<Uses> & { id: number })[]>`
        with held as (
          select given as id, count(*)::int as ads from ad, unnest(filter_ids) as given where given = any(${ids})
            group by 1
        )
        select id, coalesce(ads, 0) as ads,
          ((select count(*) from filter as below where below.parent_id = asked.id)
            + (select count(*) from specification where depends_on_filter_id = asked.id))::int as rows
        from unnest(${ids}) as asked (id) left join held using (id)`;
    case 'brand':
      return sql<(Partial<Uses> & { id: number })[]>`
        with held as (select brand_id as id, count(*)::int as ads from ad where brand_id = any(${ids}) group by 1)
        select id, coalesce(ads, 0) as ads, (select count(*) from model where model.brand_id = asked.id)::int as rows
        from unnest(${ids}) as asked (id) left join held using (id)`;
    case 'model':
      return sql<(Partial<Uses> & { id: number })[]>`
        with held as (
          select id, count(distinct ad_id)::int as ads from (
            select model_id as id, id as ad_id from ad where model_id = any(${ids})
            union all select model_id, ad_id from ad_fit where model_id = any(${ids})
          ) as named group by 1
        )
        select id, coalesce(ads, 0) as ads, (select count(*) from chassis
          where chassis.model_id = asked.id)::int as rows
        from unnest(${ids}) as asked (id) left join held using (id)`;
    case 'blog-category':
      return sql<(Partial<Uses> & { id: number })[]>`
        select id, ((select count(*) from blog_category as below where below.parent_id = asked.id)
          + (select count(*) from blog_article where blog_category_id = asked.id))::int as rows
        from unnest(${ids}) as asked (id)`;
    case 'service-kind':
      return sql<(Partial<Uses> & { id: number })[]>`
        select kind_id as id, count(distinct service_id)::int as rows
        from service_price where kind_id = any(${ids}) group by 1`;
    case 'blog-article':
      return sql<(Partial<Uses> & { id: number })[]>`select unnest(${ids}) as id, 0 as rows`;
    case 'chassis':
      return sql<(Partial<Uses> & { id: number })[]>`
        select chassis_id as id, count(*)::int as ads from ad where chassis_id = any(${ids}) group by 1`;
  }
}
