import type { Sql } from 'postgres';
import type { Module } from '../platform/Module.ts';
import type { Job } from '../platform/jobs/Job.ts';
import { catchUpPrices } from './catchUpPrices.ts';

/** Keeps the ratings of prices right: follows the outbox in steps until nothing is left. */
const pricesJob = (sql: Sql): Job => {
  const run = async (stopping: AbortSignal): Promise<void> => {
    if (!stopping.aborted && (await catchUpPrices(sql)) === 'more') await run(stopping);
  };

  return { name: 'prices', run, followsOutbox: true };
};

/** Comparison of prices and their history. [M52, N02, N03] */
export const pricesModule = ({ sql }: { readonly sql: Sql }): Module => ({
  jobs: () => [pricesJob(sql)],
});
