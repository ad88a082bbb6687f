import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Module } from '../platform/Module.ts';
import { adTitlesIn } from '../notifications/adTitles.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { ledgerRoutes } from './routes.ts';
import type { Job } from '../platform/jobs/Job.ts';
import { releaseOverdue } from './transfers.ts';

/** Releases reservations whose time is over. Several servers may run it at the same time. [M43] */
const ledgerJob = (sql: Sql, now: () => number, logger: Logger): Job => ({
  name: 'ledger',
  async run() {
    const released = await releaseOverdue(sql, new Date(now()));
    if (released > 0) logger.info({ released }, 'overdue reservations were released');
  },
});

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
