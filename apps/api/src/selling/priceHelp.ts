import type { CallRequest, getPriceHelp, PriceHelp } from '@volan/api-contract';
import { comparedBy, neededAds } from '@volan/domain-rules';
import type { Sql } from 'postgres';

interface Spread {
  readonly years: number;
  readonly count: number;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly prices: readonly number[];
}

/** Market prices of such a vehicle, from the same counts as the price rating that buyers see. [P36, N03] */
export async function priceHelp(
  sql: Sql,
  { model_id: modelId, fuel, year, mileage }: CallRequest<typeof getPriceHelp>,
): Promise<PriceHelp> {
  const [spread] = await sql<Spread[]>`
    select years, count, median, low, high, prices from price_spread
    where model_id = ${modelId} and year = ${year} and band = mileage_band(${mileage})
      and fuel_id = (
        select filter.id from filter join specification on specification.id = specification_id
        where specification.slug = ${comparedBy.fuel} and filter.slug = ${fuel})`;
  const count = spread?.count ?? 0;
  const shownSpread = spread && count >= neededAds ? spread : null;

  return {
    count,
    needed: neededAds,
    years: spread?.years ?? 2,
    median: shownSpread?.median ?? null,
    low: shownSpread?.low ?? null,
    high: shownSpread?.high ?? null,
    prices: [...(shownSpread?.prices ?? [])],
  };
}
