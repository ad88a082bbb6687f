import type { Sql } from 'postgres';
import { demoSource } from './adMaker.ts';
import type { Random } from './random.ts';

/** A change of a price. */
interface PriceChange {
  readonly at: string;
  readonly old_price: number;
  readonly price: number;
}

const day = 86_400_000;

/** Days before the seller of an ad thinks about the price again. */
const patience = 12;

/** The price before a change. Sellers write round prices, lower them by a few percent, and seldom raise them. */
function priceBefore(price: number, random: Random): number {
  const change = random.chance(0.1) ? -random.between(2, 4) : random.between(2, 7);
  const step = price > 3000 ? 50 : 10;
  const before = Math.round((price * (100 + change)) / 100 / step) * step - (random.chance(0.5) ? 10 : 0);

  return before === price ? before + step : before;
}

/**
 * Price changes of an ad since it was first seen, the first one first: none for most ads, up to three for ads that are
 * old enough.
 */
function pastPrices(
  { price, first_seen_at: since }: { price: number; first_seen_at: string },
  now: Date,
  random: Random,
): PriceChange[] {
  const stood = (now.getTime() - Date.parse(since)) / day;
  if (stood < patience || random.chance(0.55)) return [];

  const count = Math.min(random.between(1, 3), Math.floor(stood / patience));
  const changes: PriceChange[] = [];
  let after = price;
  for (let left = count; left > 0; left -= 1) {
    // each change has its own part of the time, so that no two are on one day
    const part = stood / (count + 1);
    const at = new Date(Date.parse(since) + (left * part + (random.next() - 0.5) * part * 0.6) * day);
    const before = priceBefore(after, random);
    changes.unshift({ at: at.toISOString(), old_price: before, price: after });
    after = before;
  }

  return changes;
}

/** Stores the earlier prices of the demo's ads. Events are never removed, so ads that have some keep those. [N02] */
export async function storePastPrices(sql: Sql, random: Random, now: Date): Promise<void> {
  const ads = await sql<{ id: string; price: number; first_seen_at: Date }[]>`
    select id, price, first_seen_at from ad
    where source = ${demoSource} and category_id = 1 and price is not null
    order by source_id`;
  const events = ads.flatMap(({ id, price, first_seen_at: since }) =>
    pastPrices({ price, first_seen_at: since.toISOString() }, now, random).map((change) => ({
      ad_id: Number(id),
      ...change,
    })),
  );
  await sql`
    insert into ad_event (ad_id, type, old_price, price, at)
    select ad_id, 'price', old_price, price, at
    from jsonb_populate_recordset(null::ad_event, ${sql.json(events)}) as changes
    where not exists (select from ad_event where ad_event.ad_id = changes.ad_id)`;
}
