import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Module } from '../platform/Module.ts';
import { ledgerJob } from './ledgerJob.ts';
import { adTitlesIn } from '../notifications/adTitles.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { ledgerRoutes } from './routes.ts';

/** Dependencies of the ledger. */
export interface LedgerModuleDeps {
  readonly sql: Sql;
  readonly taxonomy: Taxonomy;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Credits: the balances of accounts and their history. [M44] */
export function ledgerModule({ sql, taxonomy, logger, now }: LedgerModuleDeps): Module {
  const titlesOf = adTitlesIn(sql, taxonomy);

  return {
    routes: (app) => ledgerRoutes(app, { sql, titlesOf }),
    jobs: () => [ledgerJob(sql, now, logger)],
  };
}
