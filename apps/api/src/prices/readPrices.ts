import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/Schema.ts';

/** What an ad is compared with, as it is stored; whole euros. */
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

/** Latest changes of a price that its page tells. */
const maxEvents = 50;

/** What the page of an ad says about its price beside the price itself. [N02, N03] */
export async function readPrices(kysely: Kysely<Schema>, adId: number) {
  const [spread, events] = await Promise.all([
    kysely
      .selectFrom('fresh_spread')
      .select(['fuel_id', 'band', 'year', 'years', 'count', 'median', 'low', 'high', 'prices'])
      .where('ad_id', '=', adId)
      .executeTakeFirst(),
    kysely
      .selectFrom('ad_event')
      .select(['at', 'old_price', 'price'])
      .where('ad_id', '=', adId)
      .where('type', '=', 'price')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxEvents)
      .execute(),
  ]);
  return { spread: spread ?? null, price_events: events.toReversed() };
}
