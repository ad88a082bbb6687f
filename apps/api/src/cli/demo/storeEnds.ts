import { listingStatus } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { demoSource } from './adMaker.ts';
import type { Random } from './random.ts';

const anHour = 3_600_000;

/** Stores when the demo's sold and removed ads left the site: after all other events of them. [B53] */
export async function storeEnds(sql: Sql, random: Random, now: Date): Promise<void> {
  const ads = await sql<{ id: string; last: Date }[]>`
    select ad.id, greatest(ad.first_seen_at, ad.published_at, max(ad_event.at)) as last
    from ad left join ad_event on ad_event.ad_id = ad.id
    where ad.source = ${demoSource} and ad.status in (${listingStatus.sold}, ${listingStatus.removed})
    group by ad.id
    having count(*) filter (where ad_event.type = 'ended') = 0
    order by ad.source_id`;
  const ends = ads.map(({ id, last }) => {
    const hours = Math.max(0, Math.floor((now.getTime() - last.getTime()) / anHour));
    return { ad_id: Number(id), at: new Date(last.getTime() + random.between(0, hours) * anHour).toISOString() };
  });
  await sql`
    insert into ad_event (ad_id, type, at)
    select ad_id, 'ended', at from jsonb_populate_recordset(null::ad_event, ${sql.json(ends)})`;
}
