import type { Fragment, Sql } from 'postgres';
import type { AdRecord } from './AdRecord.ts';

/** Most similar ads. [M14] */
const maxAds = 8;

/** Finds ids of active ads that are similar to an ad of a visible category, the nearest first. */
export type FindSimilar = (ad: AdRecord, bodyIds: readonly number[]) => Promise<number[]>;

/**
 * Ads of the same category: first the same model, three years and 35 % of the price around; then the same make in those
 * limits; then the same body. Each step fills the places that are left, the nearest price first; most ads need only the
 * first step.
 *
 * Each step searches higher and lower prices separately, so that an index on prices gives the nearest without sorting
 * all.
 */
export function findSimilarIn(sql: Sql): FindSimilar {
  return async (ad, bodyIds) => {
    const steps = [
      sql`brand_id = ${ad.brand_id} and model_id = ${ad.model_id}`,
      sql`brand_id = ${ad.brand_id}`,
      ...(bodyIds.length > 0 ? [sql`filter_ids && ${[...bodyIds]}::int[]`] : []),
    ];
    const fill = async (found: number[], [condition, ...later]: Fragment[]): Promise<number[]> => {
      if (condition === undefined || found.length >= maxAds) return found.slice(0, maxAds);
      return fill([...found, ...(await nearestOf(sql, ad, { condition, except: [ad.id, ...found] }))], later);
    };
    return fill([], steps);
  };
}

interface Step {
  condition: Fragment;
  except: number[];
}

/**
 * The nearest ads that meet a condition; for an ad without a price the newest ones. They are not read from `active_ad`:
 * the category is visible already, and planning its view takes longer than finding the ads.
 */
async function nearestOf(sql: Sql, { category_id: category, price, year }: AdRecord, { condition, except }: Step) {
  const near = sql`
    from ad
    join users seller on seller.id = user_id
    where ad.status = 2 and not ad.fast and seller.status < 2
      and category_id = ${category} and ad.id <> all (${except}::bigint[]) and ${condition}
      and (${year}::int is null or year between ${year}::int - 3 and ${year}::int + 3)`;
  const rows =
    price === null
      ? await sql<{ id: number }[]>`select ad.id ${near} order by ad.id desc limit ${maxAds}`
      : await sql<{ id: number }[]>`
          select id from (
            (select ad.id, price - ${price} ${near} and price between ${price} and ${Math.floor(price * 1.35)}
              order by price, ad.id desc limit ${maxAds})
            union all
            (select ad.id, ${price} - price ${near} and price < ${price} and price >= ${Math.ceil(price * 0.65)}
              order by price desc, ad.id desc limit ${maxAds})
          ) as found (id, apart)
          order by apart, id desc
          limit ${maxAds}`;
  return rows.map((row) => row.id);
}
