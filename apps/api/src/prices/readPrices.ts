import type { Sql } from 'postgres';

/** The stored prices that an ad is compared with, in whole euros. */
export interface SpreadRecord {
  readonly fuel_id: number;
  /** Number of the band of kilometres. */
  readonly band: number;
  readonly year: number;
  /** How many years apart compared ads may be. */
  readonly years: number;
  readonly count: number;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly prices: readonly number[];
}

/** A change of a price. */
export interface PriceEvent {
  readonly at: Date;
  readonly old_price: number | null;
  readonly price: number | null;
}

/** Most price changes on the page of an ad; the latest ones. */
const maxEvents = 50;

/** The comparison and the history of a price, for the page of an ad. [N02, N03] */
export async function readPrices(sql: Sql, adId: number) {
  const [[spread], events] = await Promise.all([
    sql<SpreadRecord[]>`
      select fuel_id, band, year, years, count, median, low, high, prices from fresh_spread where ad_id = ${adId}`,
    sql<PriceEvent[]>`
      select at, old_price, price from ad_event where ad_id = ${adId} and type = 'price'
      order by at desc, id desc limit ${maxEvents}`,
  ]);
  return { spread: spread ?? null, price_events: events.toReversed() };
}
