import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Job } from '../platform/jobs/Job.ts';
import { releaseOverdue } from './transfers.ts';

/** Releases reservations whose time is over. Several servers may run it at the same time. [M43] */
export const ledgerJob = (sql: Sql, now: () => number, logger: Logger): Job => ({
  name: 'ledger',
  async run() {
    const released = await releaseOverdue(sql, new Date(now()));
    if (released > 0) logger.info({ released }, 'overdue reservations were released');
  },
});
