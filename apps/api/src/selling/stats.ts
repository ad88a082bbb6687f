import { Failure, type AdDay, type AdStats } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { marketDay, marketTimeZone } from '../platform/brands/marketDay.ts';
import { findOwnAd } from '../ads/ownership.ts';

/** Default number of days. */
const usualDays = 30;

/** Statistics of an ad, day by day until today. [P39] */
export async function statsOf(
  sql: Sql,
  id: number,
  days: number = usualDays,
  now: Date,
  context: CallContext,
): Promise<AdStats | Failure<'not-found' | 'forbidden', null>> {
  const ad = await findOwnAd(sql, 'ads.stats', principalOf(context).actor, id);
  if (ad instanceof Failure) return ad;

  const today = marketDay(now);
  const rows = await sql<AdDay[]>`
    select day::text, coalesce(counted.views, 0) as views, coalesce(counted.reveals, 0) as reveals,
      (select count(*)::int from favourite where ad_id = ${id}
        and (created_at at time zone ${marketTimeZone})::date = day) as favourites,
      (select count(*)::int from conversation
        where ad_id = ${id} and (asked_at at time zone ${marketTimeZone})::date = day) as conversations
    from (
      select at::date as day
      from generate_series(${today}::date - ${days - 1}::int, ${today}::date, interval '1 day') as at
    ) calendar
    left join (select day, views, reveals from ad_day where ad_id = ${id}) counted using (day)
    order by day`;
  const [total] = await sql<AdStats['total'][]>`
    select views, (select coalesce(sum(reveals), 0)::int from ad_day where ad_id = ad.id) as reveals,
      (select count(*)::int from favourite where ad_id = ad.id) as favourites,
      (select count(*)::int from conversation where ad_id = ad.id and asked_at is not null) as conversations
    from ad where id = ${id}`;

  return { id, days: [...rows], total: total ?? { views: 0, reveals: 0, favourites: 0, conversations: 0 } };
}
