import type { Fragment, Sql } from 'postgres';
import type { AdRecord } from './AdRecord.ts';

/** Most similar ads. [M14] */
const most = 8;

/** Finds ids of active ads like one, the nearest first. */
export type FindSimilar = (ad: AdRecord, bodyIds: readonly number[]) => Promise<number[]>;

/**
 * Ads of the same category: first the same model, three years and 35 % of the price around; then the same make in those
 * limits; then the same body. Each step fills up what the one before left, the nearest price first.
 */
export function findSimilarIn(sql: Sql): FindSimilar {
  return async (ad, bodyIds) => {
    const { year, price } = ad;
    const near = sql`id <> ${ad.id} and category_id = ${ad.category_id}
      and (${year}::int is null or year between ${year}::int - 3 and ${year}::int + 3)
      and (${price}::int is null or price between ${price}::int * 0.65 and ${price}::int * 1.35)`;
    const by = sql`order by abs(price - coalesce(${price}::int, price)), id desc limit ${most}`;
    const step = (rank: number, condition: Fragment) =>
      sql`(select ${rank}::int as rank, id, abs(price - coalesce(${price}::int, price)) as apart
           from active_ad where ${near} and ${condition} ${by})`;
    const rows = await sql<{ id: number }[]>`
      select id from (
        ${step(1, sql`brand_id = ${ad.brand_id} and model_id = ${ad.model_id}`)}
        union all ${step(2, sql`brand_id = ${ad.brand_id}`)}
        union all ${step(3, sql`filter_ids && ${[...bodyIds]}::int[]`)}
      ) as found
      group by id
      order by min(rank), min(apart), id desc
      limit ${most}`;
    return rows.map((row) => row.id);
  };
}
