import type { Sql, TransactionSql } from 'postgres';
import { countPrices } from './countPrices.ts';

const eventsAtOnce = 5000;

/** How often the row of the follower is written without changes; seconds. */
const signOfLifeEvery = 10;

/**
 * After this time without a follower, events may be missing in the outbox, so every ad is compared with the stored
 * counts. Hours.
 */
const eventsLast = 12;

/** The result of a step. */
export type PriceStep =
  /** Nothing is left to follow. */
  | 'caught-up'
  /** There is more: step again. */
  | 'more'
  /** Another process is counting. */
  | 'busy';

/**
 * Processes one batch of the outbox: counts the prices of the ads that changed and of the groups they are in. [N03]
 *
 * Any process may call it at any time. It locks the follower's row while it counts, and writes position and counts in
 * one transaction, so that a step happens once or not at all. The first step counts every ad. It also counts every ad
 * after a change of the taxonomy, which may hide whole categories, and after a long pause.
 */
export async function catchUpPrices(sql: Sql): Promise<PriceStep> {
  return sql.begin(async (transaction): Promise<PriceStep> => {
    const [follower] = await transaction<{ xid: string | null; seq: number; paused: boolean; silent: boolean }[]>`
      select xid::text as xid, seq, caught_up_at < now() - ${eventsLast} * interval '1 hour' as paused,
        caught_up_at < now() - ${signOfLifeEvery} * interval '1 second' as silent
      from price_follower for update skip locked`;
    if (!follower) return 'busy';
    if (follower.xid === null || follower.paused) return countAll(transaction);

    const events = await transaction<{ xid: string; seq: number; topic: string; ad_id: number | null }[]>`
      select xid::text as xid, seq, topic, ad_id from outbox
      where (xid, seq) > (${follower.xid}::text::xid8, ${follower.seq}::bigint)
        and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by xid, seq
      limit ${eventsAtOnce}`;
    const last = events.at(-1);
    if (!last) {
      if (follower.silent) await transaction`update price_follower set caught_up_at = now()`;
      return 'caught-up';
    }
    if (events.some(({ topic }) => topic === 'catalogue')) return countAll(transaction);

    await countPrices(transaction, [...new Set(events.flatMap(({ ad_id: id }) => id ?? []))]);
    const more = events.length === eventsAtOnce;
    // only a step that reads all events shows that the ratings are up to date
    await transaction`
      update price_follower set xid = ${last.xid}::text::xid8, seq = ${last.seq}
        ${more ? sql`` : sql`, caught_up_at = now()`}`;

    return more ? 'more' : 'caught-up';
  });
}

/** Counts every ad whose group or price differs from the stored count, and continues from this moment. */
async function countAll(transaction: TransactionSql): Promise<PriceStep> {
  const [moment] = await transaction<{ xid: string }[]>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`;
  const different = await transaction<{ id: number }[]>`
    select coalesce(fresh.ad_id, old.ad_id) as id
    from comparable_ad fresh full join compared_ad old on old.ad_id = fresh.ad_id
    where (fresh.model_id, fresh.fuel_id, fresh.band, fresh.year, fresh.price)
      is distinct from (old.model_id, old.fuel_id, old.band, old.year, old.price)`;
  await countPrices(
    transaction,
    different.map(({ id }) => id),
  );
  // transactions that were running at that moment have this xid or a higher one, so the feed brings their changes again
  await transaction`
    update price_follower set xid = ${moment?.xid ?? '0'}::text::xid8, seq = 0, caught_up_at = now()`;

  return 'more';
}
