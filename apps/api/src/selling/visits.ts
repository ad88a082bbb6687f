import { createHash } from 'node:crypto';
import { isAdministrator, type Actor } from '@volan/domain-rules';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';
import { batchCounts, type Counted } from '../platform/database/batchCounts.ts';
import { networkOf } from '../platform/server/rateLimit.ts';
import { marketDay } from './marketDay.ts';
import { accountsOf } from './ownership.ts';

/** Networks at ads that one process remembers, so that each visitor counts once a day. */
const maxRemembered = 100_000;

/** Visitors of an ad that one network can be on a day: people of a house share it, and names of browsers are easily made up. */
const visitorsOfNetwork = 5;

/** Who looks at an ad. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  /** Who is signed in. @default nobody */
  readonly actor?: Actor | null;
}

/** Whether somebody is a buyer as far as one can tell: no robot, and no administrator. */
export const isCounted = ({ userAgent, actor = null }: Pick<Visitor, 'userAgent' | 'actor'>) =>
  userAgent !== '' && !isbot(userAgent) && !(actor && isAdministrator(actor));

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Visits of one ad by people of the same accounts. */
interface SharedVisit {
  readonly ad: number;
  /** Accounts whose own ads they do not count for. */
  readonly accounts: readonly number[];
}

/** Counts visits of ads. */
export interface Visits {
  /**
   * Counts a visit; false where it is one of a robot, of an administrator, or of somebody who was here today, or of a
   * network with many visitors. Own visits of a
   * seller, and of who acts for the company, are left out when they are written.
   */
  count(adId: number, visitor: Visitor): boolean;
  /** Writes what was counted. */
  write(): Promise<void>;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/** Counts in memory and writes in batches: a visit costs no statement, and a crash loses the visits of five seconds. [P39] */
export function openVisits(sql: Sql, now: () => number, failed: (error: unknown) => void): Visits {
  const seen = new LRUCache<string, readonly string[]>({ max: maxRemembered });
  const counts = batchCounts<SharedVisit>((batch) => writeVisits(sql, batch, new Date(now())), failed);

  return {
    count(adId, { address, userAgent, actor = null }) {
      if (!isCounted({ userAgent, actor })) return false;
      const key = hashOf(`${marketDay(now())} ${adId} ${networkOf(address)}`);
      const [browser, before] = [hashOf(`${key} ${userAgent}`), seen.get(key) ?? []];
      if (before.includes(browser) || before.length >= visitorsOfNetwork) return false;
      seen.set(key, [...before, browser]);
      const accounts = actor ? accountsOf(actor) : [];
      counts.add([adId, ...accounts].join(), { ad: adId, accounts });
      return true;
    },
    write: () => counts.write(),
    close: () => counts.close(),
  };
}

/** Adds visits to the day and to the ad; own ones, and those of ads that are not public, are dropped. */
async function writeVisits(sql: Sql, batch: readonly Counted<SharedVisit>[], now: Date): Promise<void> {
  const rows = batch.map((row) => ({ ...row, accounts: [...row.accounts] }));
  await sql.begin(async (transaction) => {
    // in one order, so that two writers never wait for each other
    const visited = await transaction<{ id: number; visits: number }[]>`
      with visited as (
        select ad.id, sum(said.count)::int as visits
        from jsonb_to_recordset(${transaction.json(rows)}) as said (ad bigint, accounts bigint[], count int)
        join ad on ad.id = said.ad and ad.status = 2 and ad.user_id <> all (accounts)
        group by ad.id
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
