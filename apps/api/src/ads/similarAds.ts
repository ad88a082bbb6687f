import type { Fragment, Sql } from 'postgres';
import type { AdRecord } from './AdRecord.ts';

/** Most similar ads. [M14] */
const most = 8;

/** Finds ids of active ads like one, the nearest first. */
export type FindSimilar = (ad: AdRecord, bodyIds: readonly number[]) => Promise<number[]>;

/**
 * Ads of the same category: first the same model, three years and 35 % of the price around; then the same make in those
 * limits; then the same body. Each step fills up what the one before left, the nearest price first.
 *
 * Each step looks for dearer and cheaper ads apart, so that an index on prices gives the nearest without sorting all.
 */
export function findSimilarIn(sql: Sql): FindSimilar {
  return async (ad, bodyIds) => {
    const steps = [
      sql`brand_id = ${ad.brand_id} and model_id = ${ad.model_id}`,
      sql`brand_id = ${ad.brand_id}`,
      sql`filter_ids && ${[...bodyIds]}::int[]`,
    ];
    const found = steps
      .flatMap((condition, rank) =>
        sidesOf(sql, ad).map((side) => sql`(select ${rank}::int as rank, ${side(condition)})`),
      )
      .reduce<Fragment>(
        (all, side) => sql`${all} union all ${side}`,
        sql`select null::int, null::bigint, null::int where false`,
      );
    const rows = await sql<{ id: number }[]>`
      select id from (${found}) as found (rank, id, apart)
      group by id
      order by min(rank), min(apart), id desc
      limit ${most}`;
    return rows.map((row) => row.id);
  };
}

/** The dearer and the cheaper neighbours that meet a condition; an ad without a price has the newest as neighbours. */
function sidesOf(
  sql: Sql,
  { id, category_id: category, price, year }: AdRecord,
): ((condition: Fragment) => Fragment)[] {
  const near = (condition: Fragment) => sql`
    from active_ad
    where category_id = ${category} and id <> ${id} and ${condition}
      and (${year}::int is null or year between ${year}::int - 3 and ${year}::int + 3)`;
  if (price === null) return [(condition) => sql`id, 0 ${near(condition)} order by id desc limit ${most}`];
  return [
    (condition) => sql`
      id, price - ${price} ${near(condition)} and price between ${price} and ${Math.floor(price * 1.35)}
      order by price, id desc limit ${most}`,
    (condition) => sql`
      id, ${price} - price ${near(condition)} and price < ${price} and price >= ${Math.ceil(price * 0.65)}
      order by price desc, id desc limit ${most}`,
  ];
}
