import { isAdministrator } from '@volan/domain-rules';
import { isbot } from 'isbot';
import type { Sql } from 'postgres';
import { batchCounts, type Counted } from '../platform/database/batchCounts.ts';
import { marketDay } from '../platform/brands/marketDay.ts';
import { accountsOf } from '../ads/ownership.ts';
import { visitorsOfDay, type Visitor } from './visitorsOfDay.ts';

/** Whether a visitor counts as a buyer: no robot, and no administrator. */
export const isCounted = ({ userAgent, actor = null }: Pick<Visitor, 'userAgent' | 'actor'>) =>
  userAgent !== '' && !isbot(userAgent) && !(actor && isAdministrator(actor));

/** The action of a visitor on an ad, which is the name of its column. */
type VisitKind = 'views' | 'impressions' | 'comparisons';

/**
 * Most pairs of ad and network that one process remembers for impressions. It has its own limit, because a page of
 * results shows many ads.
 */
const maxImpressionsRemembered = 200_000;

interface VisitedAd {
  readonly ad: number;
  readonly kind: VisitKind;
  /** The accounts that the visitor acts for. Visits of their own ads do not count. */
  readonly by: readonly number[];
}

/** Counts visits of ads, impressions in results, and comparisons. */
export interface Visits {
  /**
   * Counts a visit. False: it does not count, because the visitor is a robot or an administrator, did the same today,
   * or comes from a network with too many visitors. Visits of own and non-public ads are dropped when visits are
   * written.
   *
   * @param kind the action. @default 'views'
   */
  count(adId: number, visitor: Visitor, kind?: VisitKind): boolean;
  /** Writes the counted visits. */
  write(): Promise<void>;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/**
 * Counts visits in memory and writes them in batches. So a visit costs no SQL statement, and a crash loses the visits
 * of five seconds.
 * [P39]
 */
export function openVisits(sql: Sql, now: () => number, failed: (error: unknown) => void): Visits {
  const visitors = {
    views: visitorsOfDay(now),
    impressions: visitorsOfDay(now, maxImpressionsRemembered),
    comparisons: visitorsOfDay(now),
  };
  const counts = batchCounts<VisitedAd>((batch) => writeVisits(sql, batch, new Date(now())), failed);

  return {
    count(adId, visitor, kind = 'views') {
      if (!isCounted(visitor) || !visitors[kind].isNew(adId, visitor)) return false;

      const by = visitor.actor ? accountsOf(visitor.actor) : [];
      counts.add([kind, adId, ...by].join(' '), { ad: adId, kind, by });

      return true;
    },
    write: () => counts.write(),
    close: () => counts.close(),
  };
}

/** Adds visits to the day, and views to the ad. Visits of own and non-public ads are dropped. */
async function writeVisits(sql: Sql, batch: readonly Counted<VisitedAd>[], now: Date): Promise<void> {
  await sql.begin(async (transaction) => {
    const visited = await transaction<{ id: number; views: number; impressions: number; comparisons: number }[]>`
      select ad.id,
        coalesce(sum(count) filter (where kind = 'views'), 0)::int as views,
        coalesce(sum(count) filter (where kind = 'impressions'), 0)::int as impressions,
        coalesce(sum(count) filter (where kind = 'comparisons'), 0)::int as comparisons
      from jsonb_to_recordset(${transaction.json(batch.map(({ by, ...row }) => ({ ...row, by: [...by] })))})
        as said (ad bigint, kind text, by bigint[], count int)
      join ad on ad.id = said.ad and ad.status = 2 and not ad.user_id = any (said.by)
      group by ad.id order by ad.id`;
    const opened = visited.filter(({ views }) => views > 0);
    if (opened.length > 0) {
      // in one order, so that two writers never wait for each other
      await transaction`
        with locked as (
          select id, visited.views
          from unnest(${opened.map(({ id }) => id)}::bigint[], ${opened.map(({ views }) => views)}::int[])
            as visited (id, views)
          join ad using (id) order by id for no key update of ad
        )
        update ad set views = ad.views + locked.views from locked where ad.id = locked.id`;
    }
    if (visited.length === 0) return;

    await transaction`
      insert into ad_day (ad_id, day, views, impressions, comparisons)
      select visited.id, ${marketDay(now)}::date, visited.views, visited.impressions, visited.comparisons
      from jsonb_to_recordset(${transaction.json(visited.map((row) => ({ ...row })))})
        as visited (id bigint, views int, impressions int, comparisons int)
      join ad using (id) order by id
      on conflict (ad_id, day) do update set views = ad_day.views + excluded.views,
        impressions = ad_day.impressions + excluded.impressions,
        comparisons = ad_day.comparisons + excluded.comparisons`;
  });
}
