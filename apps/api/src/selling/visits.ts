import { createHash } from 'node:crypto';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';

/** Visits that one process remembers, so that each visitor counts once a day. */
const maxRemembered = 100_000;

const dayMs = 86_400_000;

/** Milliseconds between two writings: a page never waits for one. */
const writeEveryMs = 5000;

/** Counts visits of ads. */
export interface Visits {
  /** Counts a visit; false where it is one of a robot, or of somebody who was here today. */
  count(adId: number, visitor: { readonly address: string; readonly userAgent: string }): boolean;
  /** Writes what was counted. */
  write(): Promise<void>;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/** Counts in memory and writes in batches: a visit costs no statement, and a crash loses the visits of five seconds. [P39] */
export function openVisits(sql: Sql, now: () => number, failed: (error: unknown) => void): Visits {
  const seen = new LRUCache<string, true>({ max: maxRemembered });
  let counted = new Map<number, number>();

  async function write() {
    const batch = [...counted].sort(([a], [b]) => a - b);
    counted = new Map();
    if (batch.length > 0) await writeVisits(sql, batch, new Date(now()));
  }
  const timer = setInterval(() => void write().catch(failed), writeEveryMs);
  timer.unref();

  return {
    count(adId, { address, userAgent }) {
      if (userAgent === '' || isbot(userAgent)) return false;
      const day = Math.floor(now() / dayMs);
      const key = createHash('sha256')
        .update(`${day} ${adId} ${address} ${userAgent}`)
        .digest('base64url')
        .slice(0, 16);
      if (seen.has(key)) return false;
      seen.set(key, true);
      counted.set(adId, (counted.get(adId) ?? 0) + 1);
      return true;
    },
    write,
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}

/** Adds visits to the day and to the ad; those of ads that are not public are dropped. */
async function writeVisits(sql: Sql, batch: readonly (readonly [number, number])[], now: Date): Promise<void> {
  const ids = batch.map(([id]) => id);
  const counts = batch.map(([, count]) => count);
  await sql.begin(async (transaction) => {
    const visited = await transaction<{ id: number; visits: number }[]>`
      update ad set views = ad.views + visited.visits
      from (select unnest(${ids}::bigint[]) as id, unnest(${counts}::int[]) as visits) visited
      where ad.id = visited.id and ad.status = 2
      returning ad.id::int, visited.visits`;
    if (visited.length === 0) return;
    await transaction`
      insert into ad_day (ad_id, day, views)
      select unnest(${visited.map(({ id }) => id)}::bigint[]), ${now}::timestamptz::date,
        unnest(${visited.map(({ visits }) => visits)}::int[])
      on conflict (ad_id, day) do update set views = ad_day.views + excluded.views`;
  });
}
