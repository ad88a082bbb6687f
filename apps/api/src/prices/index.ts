import type { Sql } from 'postgres';
import type { Module } from '../platform/Module.ts';
import { pricesJob } from './pricesJob.ts';

/** Comparison of prices and their history. [M52, N02, N03] */
export const pricesModule = ({ sql }: { readonly sql: Sql }): Module => ({
  jobs: () => [pricesJob(sql)],
});
