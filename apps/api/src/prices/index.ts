import { getModelYearPrices } from '@volan/api-contract';
import type { Sql } from 'postgres';
import type { Module } from '../platform/Module.ts';
import type { Job } from '../platform/jobs/Job.ts';
import { serve } from '../platform/server/serve.ts';
import { catchUpPrices } from './catchUpPrices.ts';
import { readModelYearPrices } from './modelYearPrices.ts';

/** Prices of a model change little within a minute. */
const aMinute = { maxAge: 60 };

/** Keeps the ratings of prices right: follows the outbox in steps until nothing is left. */
const pricesJob = (sql: Sql): Job => {
  const run = async (stopping: AbortSignal): Promise<void> => {
    if (!stopping.aborted && (await catchUpPrices(sql)) === 'more') await run(stopping);
  };

  return { name: 'prices', run, followsOutbox: true };
};

/** Comparison of prices and their history. [M52, N02, N03, N16] */
export const pricesModule = ({ sql }: { readonly sql: Sql }): Module => ({
  routes: (app) => serve(app, getModelYearPrices, (input) => readModelYearPrices(sql, input), aMinute),
  jobs: () => [pricesJob(sql)],
});
