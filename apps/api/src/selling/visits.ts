import { isAdministrator } from '@volan/domain-rules';
import { isbot } from 'isbot';
import type { Sql } from 'postgres';
import { batchCounts, type Counted } from '../platform/database/batchCounts.ts';
import { marketDay } from './marketDay.ts';
import { visitorsOfDay, type Visitor } from './visitorsOfDay.ts';

/** Whether somebody is a buyer as far as one can tell: no robot, and no administrator. */
export const isCounted = ({ userAgent, actor = null }: Pick<Visitor, 'userAgent' | 'actor'>) =>
  userAgent !== '' && !isbot(userAgent) && !(actor && isAdministrator(actor));

interface VisitedAd {
  readonly ad: number;
}

/** Counts visits of ads. */
export interface Visits {
  /**
   * Counts a visit; false where it is one of a robot, of an administrator, or of somebody who was here today, or of a
   * network with many visitors. Those of ads that are not public are left out when they are written; own visits are for
   * the caller to leave out.
   */
  count(adId: number, visitor: Visitor): boolean;
  /** Writes what was counted. */
  write(): Promise<void>;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/** Counts in memory and writes in batches: a visit costs no statement, and a crash loses the visits of five seconds. [P39] */
export function openVisits(sql: Sql, now: () => number, failed: (error: unknown) => void): Visits {
  const visitors = visitorsOfDay(now);
  const counts = batchCounts<VisitedAd>((batch) => writeVisits(sql, batch, new Date(now())), failed);

  return {
    count(adId, visitor) {
      if (!isCounted(visitor) || !visitors.isNew(adId, visitor)) return false;
      counts.add(String(adId), { ad: adId });
      return true;
    },
    write: () => counts.write(),
    close: () => counts.close(),
  };
}

/** Adds visits to the day and to the ad; those of ads that are not public are dropped. */
async function writeVisits(sql: Sql, batch: readonly Counted<VisitedAd>[], now: Date): Promise<void> {
  await sql.begin(async (transaction) => {
    // in one order, so that two writers never wait for each other
    const visited = await transaction<{ id: number; visits: number }[]>`
      with visited as (
        select ad.id, said.count as visits
        from jsonb_to_recordset(${transaction.json(batch.map((row) => ({ ...row })))}) as said (ad bigint, count int)
        join ad on ad.id = said.ad and ad.status = 2
      ), locked as (select id, visits from visited join ad using (id) order by id for no key update of ad)
      update ad set views = ad.views + locked.visits from locked where ad.id = locked.id
      returning ad.id, locked.visits`;
    if (visited.length === 0) return;
    await transaction`
      insert into ad_day (ad_id, day, views)
      select id, ${marketDay(now)}::date, visits
      from unnest(${visited.map(({ id }) => id)}::bigint[], ${visited.map(({ visits }) => visits)}::int[]) as visited (id, visits)
      on conflict (ad_id, day) do update set views = ad_day.views + excluded.views`;
  });
}
