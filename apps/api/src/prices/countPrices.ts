import type { TransactionSql } from 'postgres';
import { leastPlausible, maxShownPrices, neededAds } from '@volan/domain-rules';

/** The properties that compared ads share. */
interface PriceGroup {
  readonly model_id: number;
  readonly fuel_id: number;
  readonly band: number;
  readonly year: number;
}

/**
 * Counts these ads again, and every group that one of them was in or is in now.
 * @returns the number of ads that changed a group
 */
export async function countPrices(transaction: TransactionSql, adIds: readonly number[]): Promise<number> {
  const touched = await transaction<PriceGroup[]>`
    with fresh as materialized (select * from comparable_ad where ad_id = any (${[...adIds]}::bigint[])),
      old as materialized (
        select ad_id, model_id, fuel_id, band, year, price from compared_ad where ad_id = any (${[...adIds]}::bigint[])
      ),
      gone as (delete from compared_ad using old
        where compared_ad.ad_id = old.ad_id and not exists (select from fresh where fresh.ad_id = old.ad_id)),
      kept as (
        insert into compared_ad (ad_id, model_id, fuel_id, band, year, price)
        select ad_id, model_id, fuel_id, band, year, price from (table fresh except table old) changed
        on conflict (ad_id) do update
          set (model_id, fuel_id, band, year, price)
            = (excluded.model_id, excluded.fuel_id, excluded.band, excluded.year, excluded.price)
      )
    select model_id, fuel_id, band, year
      from ((table old except table fresh) union all (table fresh except table old)) moved`;
  if (touched.length > 0) {
    await countSpreads(transaction, touched);
    await rateAds(transaction, touched);
  }
  return touched.length;
}

/** These groups and those up to two years around them, because a change of one group can affect all of them. */
function aroundGroups(transaction: TransactionSql, groups: readonly PriceGroup[]) {
  const column = (name: keyof PriceGroup) => groups.map((group) => group[name]);
  return transaction`
    select distinct model_id, fuel_id, band, (year + beside)::smallint as year
    from unnest(${column('model_id')}::int[], ${column('fuel_id')}::int[], ${column('band')}::smallint[],
      ${column('year')}::smallint[])
      as named (model_id, fuel_id, band, year), generate_series(-2, 2) as beside`;
}

/** Updates the spreads around changed groups. A group without an ad of its own year is deleted. */
async function countSpreads(transaction: TransactionSql, groups: readonly PriceGroup[]) {
  await transaction`
    with groups as (${aroundGroups(transaction, groups)}),
    found as materialized (
      select groups.*, near, wide
      from groups cross join lateral (
        select
          array_agg(price order by price) filter (where abs(compared_ad.year - groups.year) <= 1) as near,
          array_agg(price order by price) as wide,
          bool_or(compared_ad.year = groups.year) as lives
        from compared_ad
        where compared_ad.model_id = groups.model_id and compared_ad.fuel_id = groups.fuel_id
          and compared_ad.band = groups.band and compared_ad.year between groups.year - 2 and groups.year + 2
      ) ads
      where lives
    ),
    chosen as (
      select model_id, fuel_id, band, year, years, prices, cardinality(prices) as count
      from found cross join lateral (
        select 1 as years, near as prices where cardinality(near) >= ${neededAds}
        union all
        select 2, wide where cardinality(near) < ${neededAds}
      ) which
    ),
    dead as (
      delete from price_spread using groups
      where price_spread.model_id = groups.model_id and price_spread.fuel_id = groups.fuel_id
        and price_spread.band = groups.band
        and price_spread.year = groups.year
        and not exists (
          select from found where found.model_id = groups.model_id and found.fuel_id = groups.fuel_id
            and found.band = groups.band
            and found.year = groups.year
        )
    )
    insert into price_spread (model_id, fuel_id, band, year, years, count, median, low, high, prices)
    select model_id, fuel_id, band, year, years, count,
      price_quantile(prices, 0.5), price_quantile(prices, 0.25), price_quantile(prices, 0.75),
      case when count <= ${maxShownPrices} then prices else array(
        select prices[1 + at * (count - 1) / (${maxShownPrices} - 1)]
          from generate_series(0, ${maxShownPrices} - 1) as at
      ) end
    from chosen
    on conflict (model_id, fuel_id, band, year) do update
      set (years, count, median, low, high, prices)
        = (excluded.years, excluded.count, excluded.median, excluded.low, excluded.high, excluded.prices)
      where (price_spread.years, price_spread.count, price_spread.median, price_spread.low, price_spread.high,
        price_spread.prices)
        is distinct from (excluded.years, excluded.count, excluded.median, excluded.low, excluded.high,
          excluded.prices)`;
}

/**
 * Updates the ratings around changed groups: the percentage of `ratePrice`, or null for ads without a rating. Lists are
 * sorted by it. [M08]
 */
async function rateAds(transaction: TransactionSql, groups: readonly PriceGroup[]) {
  await transaction`
    update compared_ad set rating = fresh.rating
    from (
      select ad_id,
        case when count >= ${neededAds} and price * 100::float8 >= ${leastPlausible} * median::float8
          then floor((price - median) * 100::float8 / median + 0.5)::int end as rating
      from (${aroundGroups(transaction, groups)}) groups
      join compared_ad using (model_id, fuel_id, band, year)
      join price_spread using (model_id, fuel_id, band, year)
    ) fresh
    where compared_ad.ad_id = fresh.ad_id and compared_ad.rating is distinct from fresh.rating`;
}
