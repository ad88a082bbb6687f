import type { Sql } from 'postgres';
import type { Logger } from 'pino';

const aDay = 24 * 60 * 60 * 1000;

/** Stops forgetting; a deletion that runs is waited for. */
export interface ConsentRetention {
  close(): Promise<void>;
}

/**
 * Deletes answers about cookies that are older than three years: an answer holds for 180 days, the rest is the time in
 * which somebody may ask for the proof. Answers how many went. [M64]
 */
export async function forgetOldConsents(sql: Sql): Promise<number> {
  const { count } = await sql`delete from consent_log where answered_at < now() - interval '3 years'`;
  return count;
}

/** Forgets old answers now and each day. Several servers may do so at once. */
export function openConsentRetention(sql: Sql, log: Logger): ConsentRetention {
  const forget = async () => {
    try {
      const forgotten = await forgetOldConsents(sql);
      if (forgotten > 0) log.info({ forgotten }, 'old answers about cookies are deleted');
    } catch (error) {
      log.warn({ err: error }, 'old answers about cookies could not be deleted, trying again tomorrow');
    }
  };
  let running = forget();
  const timer = setInterval(() => {
    running = forget();
  }, aDay);
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
