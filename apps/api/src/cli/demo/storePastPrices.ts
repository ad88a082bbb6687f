import type { Sql } from 'postgres';
import { demoSource } from './adMaker.ts';
import { pastPrices } from './pastPrices.ts';
import type { Random } from './random.ts';

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
