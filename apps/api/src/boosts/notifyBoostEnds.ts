import { listingStatus, tierOf } from '@volan/domain-rules';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { notify } from '../notifications/notify.ts';
import { oneByOne } from '../platform/jobs/oneByOne.ts';
import type { Job } from '../platform/jobs/Job.ts';

/** Most ends in one run. */
const batch = 200;

interface EndedBoost {
  readonly ad_id: number;
  readonly user_id: number;
  readonly type: number;
  readonly ends_at: Date;
  readonly is_active: boolean;
}

/**
 * Notifies sellers that promotions of their active ads have ended, each end once; several servers may run it at once.
 * Sellers of ads that buyers no longer see are not notified: they know why. Returns how many ends there were.
 * [M07, M19]
 */
export async function notifyBoostEnds(sql: Sql, now: Date): Promise<number> {
  const due = await sql<{ id: number }[]>`
    select id::int from ad_boost where end_told_at is null and ends_at <= ${now} order by ends_at limit ${batch}`;
  await oneByOne(due, ({ id }) =>
    sql.begin(async (transaction) => {
      // Does nothing if another server was first. If the promotion was bought again meanwhile, its new end is notified.
      const [ended] = await transaction<EndedBoost[]>`
        update ad_boost set end_told_at = ${now} from ad
        where ad_boost.id = ${id} and end_told_at is null and ends_at <= ${now} and ad.id = ad_id
        returning ad_id::int, user_id::int, type, ends_at, status = ${listingStatus.active} as is_active`;
      const tier = ended && tierOf(ended.type);
      if (!ended?.is_active || !tier) return;

      const facts = { tier, ends_at: ended.ends_at.toISOString() };
      await notify(transaction, [ended.user_id], { event: 'boost-ended', adId: ended.ad_id, facts }, now);
    }),
  );
  return due.length;
}

/** Notifies sellers of promotions that ended. */
export const boostsJob = (sql: Sql, now: () => number, logger: Logger): Job => ({
  name: 'boosts',
  async run() {
    const ended = await notifyBoostEnds(sql, new Date(now()));
    if (ended > 0) logger.info({ told: ended }, 'promotions ended');
  },
});
