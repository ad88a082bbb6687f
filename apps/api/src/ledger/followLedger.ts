import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.ts';
import { releaseOverdue } from './transfers.ts';

const everyMs = 60_000;

/** Releases what was reserved too long ago, now and every minute. Several servers may do so at once. [M43] */
export function followLedger(sql: Sql, now: () => number, logger: Logger): RepeatedJob {
  const step = async () => {
    const released = await releaseOverdue(sql, new Date(now()));
    if (released > 0) logger.info({ released }, 'what was reserved too long ago was released');
  };
  return repeat({
    name: 'ledger',
    run: step,
    everyMs,
    failed: (error) =>
      logger.warn({ err: error }, 'what was reserved too long ago could not be released, trying again in a minute'),
  });
}
