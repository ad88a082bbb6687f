import type { Sql } from 'postgres';
import type { Job } from '../platform/jobs/Job.ts';
import { catchUpPrices } from './catchUpPrices.ts';

/** Keeps the price ratings up to date: follows the outbox in steps until no event is left. */
export const pricesJob = (sql: Sql): Job => {
  const run = async (stopping: AbortSignal): Promise<void> => {
    if (!stopping.aborted && (await catchUpPrices(sql)) === 'more') await run(stopping);
  };

  return { name: 'prices', run, followsOutbox: true };
};
