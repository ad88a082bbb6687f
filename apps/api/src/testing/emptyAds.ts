import type { Sql } from 'postgres';

/**
 * Removes all ads, and all rows of the other tables named. It waits until nobody reads the view that the search index is made from: a
 * reader that had locked the tables of the view in part would wait for this, and this for it.
 */
export const emptyAds = (sql: Sql, ...others: readonly string[]) =>
  sql.begin(async (transaction) => {
    await transaction`lock table ad_document in access exclusive mode`;
    await transaction`truncate ${transaction(['ad', ...others])} cascade`;
  });
