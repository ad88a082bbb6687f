import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { eraseRemovedAccounts } from './removal.ts';

/** Keeps accounts in order until it is closed. */
export interface AccountFollower {
  close(): Promise<void>;
}

const anHour = 3_600_000;

/** Addresses of sessions are forgotten after 90 days, ended sessions after as many, codes a day after their end. [M64] */
export async function forgetOldSessions(sql: Sql): Promise<void> {
  await sql`
    update session set address = null, country = null
    where address is not null and last_used_at < now() - interval '90 days'`;
  await sql`
    delete from session
    where coalesce(ended_at, least(expires_at, last_used_at + interval '30 days')) < now() - interval '90 days'`;
  await sql`delete from one_time_code where expires_at < now() - interval '1 day'`;
}

/** Erases what has to go, now and each hour. Several servers may do so at once. [M64] */
export function followAccounts(sql: Sql, log: Logger): AccountFollower {
  const step = async () => {
    try {
      const erased = await eraseRemovedAccounts(sql);
      if (erased > 0) log.info({ erased }, 'the personal data of removed accounts is erased');
      await forgetOldSessions(sql);
    } catch (error) {
      log.warn({ err: error }, 'old accounts could not be erased, trying again in an hour');
    }
  };
  let running = step();
  const timer = setInterval(() => {
    running = step();
  }, anHour);
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
