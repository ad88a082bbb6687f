import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.ts';
import { catchUpPrices } from './catchUpPrices.ts';

/** How long a changed price may wait for its turn; milliseconds. */
const everyMs = 1000;

/**
 * Keeps the ratings of prices right: a step each second, and further steps at once while there is more. Every API process
 * does this; only one of them counts at a time. While the database is away it keeps trying.
 */
export function followPrices(sql: Sql, log: Logger): RepeatedJob {
  let isClosed = false;
  let isFailing = false;
  const catchUp = async (): Promise<void> => {
    if (!isClosed && (await catchUpPrices(sql)) === 'more') await catchUp();
  };
  const run = async () => {
    await catchUp();
    if (isFailing) log.info('prices are compared again');
    isFailing = false;
  };
  const failed = (error: unknown) => {
    if (!isFailing) log.warn({ err: error }, 'prices cannot be compared, trying again');
    isFailing = true;
  };
  const job = repeat({ name: 'prices', run, everyMs, failed });
  return {
    close() {
      isClosed = true;
      return job.close();
    },
  };
}
