import { listingStatus } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { mayPause } from '../../importing/mayPause.ts';

/** Effect of a complete feed on the ads that it no longer has. */
export interface VanishedAds {
  /** Active ads of the source without a row in the feed. */
  count: number;
  /** Whether they were paused; otherwise nothing changed and a person must decide. */
  paused: boolean;
}

/**
 * Pauses the active ads of a source and its own sellers that are not among `held`, in one transaction. If these are
 * more than 30 %, a person has to confirm it first: such a feed is more often broken than right.
 */
export const pauseVanished = (
  sql: Sql,
  { source, owners }: { source: string; owners: readonly number[] },
  held: Iterable<string>,
  { confirmed, dryRun }: { confirmed: boolean; dryRun: boolean },
): Promise<VanishedAds> =>
  sql.begin(async (transaction) => {
    await transaction`create temporary table held_ad (source_id text primary key) on commit drop`;
    const ids = [...held];
    for (let start = 0; start < ids.length; start += idsAtOnce) {
      await transaction`
        insert into held_ad select unnest(${ids.slice(start, start + idsAtOnce)}::text[]) on conflict do nothing`;
    }
    const [counts] = await transaction<{ active: number; vanished: number }[]>`
      select count(*)::int as active, (count(*) filter (where held_ad.source_id is null))::int as vanished
      from ad left join held_ad using (source_id)
      where ad.source = ${source} and ad.user_id = any(${[...owners]}::bigint[])
        and ad.status = ${listingStatus.active}`;
    const { active = 0, vanished = 0 } = counts ?? {};
    const paused = confirmed || mayPause(vanished, active);
    if (paused && !dryRun && vanished > 0) {
      await transaction`
        update ad set status = ${listingStatus.paused}, withdrawn_at = now(), updated_at = now()
        where source = ${source} and user_id = any(${[...owners]}::bigint[]) and status = ${listingStatus.active}
          and source_id not in (select source_id from held_ad)`;
    }

    return { count: vanished, paused };
  });

const idsAtOnce = 50_000;
