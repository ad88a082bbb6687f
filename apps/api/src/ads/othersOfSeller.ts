import type { Sql } from 'postgres';

/** How many other ads of the seller an ad's page shows at most. [M53] */
const maxAds = 6;

/** Finds ids of other active ads of the seller of an ad, the newest first. */
export type FindOthersOfSeller = (ad: { readonly id: number; readonly user_id: number }) => Promise<number[]>;

/** Other ads of a seller by the index on sellers. */
export function findOthersOfSellerIn(sql: Sql): FindOthersOfSeller {
  return async ({ id, user_id: seller }) => {
    const rows = await sql<{ id: number }[]>`
      select id from active_ad where user_id = ${seller} and id <> ${id}
      order by created_at desc, id desc
      limit ${maxAds}`;
    return rows.map((row) => row.id);
  };
}
