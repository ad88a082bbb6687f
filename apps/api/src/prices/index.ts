import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Module } from '../platform/Module.ts';
import { followPrices } from './followPrices.ts';

/** Comparison of prices and their history. [M52, N02, N03] */
export const pricesModule = ({ sql, logger }: { readonly sql: Sql; readonly logger: Logger }): Module => ({
  jobs: () => [followPrices(sql, logger)],
});
