import {
  comparedBy,
  leastPlausible,
  maxPlausible,
  neededAds,
  type AdValues,
  type PriceSpread,
} from '@volan/domain-rules';
import type { PendingQuery, Row, TransactionSql } from 'postgres';

/**
 * Years before and after a vehicle within which all vehicles of its model are compared, regardless of fuel and mileage.
 */
const modelYears = 3;

type Median = Pick<PriceSpread, 'count' | 'median'>;

/**
 * Whether a price is below half or above three times the median of comparable ads: a typing error, a bait or a down
 * payment. Ads of the same seller are left out. It compares with the group that buyers see; if that is too small, with
 * the model within three years; then with the whole model, a low price with vehicles that are not newer and a high
 * price with vehicles that are not older. [N03]
 */
export async function isPriceOutOfLine(sql: TransactionSql, values: AdValues, sellerId: number): Promise<boolean> {
  const { price, modelId, year, mileage, filterIds } = values;
  if (price === null || modelId === null || year === null) return false;

  const median = (which: PendingQuery<Row[]>) => medianOf(sql, which, { modelId, sellerId });
  const alike = sql`
    band = mileage_band(${mileage}::int) and fuel_id = (
      select min(filter.id) from filter join specification on specification.id = specification_id
      where specification.slug = ${comparedBy.fuel} and filter.id = any (${[...filterIds]}::int[]))`;
  const around = (years: number) => sql`year between ${year - years} and ${year + years}`;
  const groups = [sql`${alike} and ${around(1)}`, sql`${alike} and ${around(2)}`, around(modelYears)];
  for (const group of groups) {
    const found = await median(group);
    if (found.count >= neededAds) return isTooLow(price, found) || isTooHigh(price, found);
  }

  return isTooLow(price, await median(sql`year <= ${year}`)) || isTooHigh(price, await median(sql`year >= ${year}`));
}

const isTooLow = (price: number, { count, median }: Median) =>
  count >= neededAds && price * 100 < leastPlausible * median;

const isTooHigh = (price: number, { count, median }: Median) =>
  count >= neededAds && price * 100 > maxPlausible * median;

/** The median of other sellers' ads of a model. */
async function medianOf(
  sql: TransactionSql,
  which: PendingQuery<Row[]>,
  { modelId, sellerId }: { readonly modelId: number; readonly sellerId: number },
): Promise<Median> {
  const [found] = await sql<Median[]>`
    select cardinality(prices) as count, coalesce(price_quantile(prices, 0.5), 0) as median
    from (
      select coalesce(array_agg(price order by price), '{}') as prices from compared_ad
      where model_id = ${modelId} and ${which}
        and not exists (select from ad where ad.id = ad_id and user_id = ${sellerId})
    ) others`;
  return found ?? { count: 0, median: 0 };
}
