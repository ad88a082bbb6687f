import { getHealth, retryWork, runJob, type Health } from '@volan/api-contract';
import type { Logger } from 'pino';
import { deleteOldHealth } from '../platform/health/dailyHealth.ts';
import type { Module } from '../platform/Module.ts';
import type { Search } from '../search/openSearch.ts';
import type { Sql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { notifyJob } from '../platform/jobs/openQueue.ts';
import { readJobs } from '../platform/jobs/readJobs.ts';
import { reportHealth, type ProcessSearch } from './reportHealth.ts';
import { readProcesses } from './readProcesses.ts';
import { readWaitingWork, retryWaiting } from './waitingWork.ts';

/** Dependencies of the page of jobs and health. */
export interface HealthDeps {
  readonly sql: Sql;
  readonly settings: Health['settings'];
  readonly search: Search;
  /** The index that searches are answered from. */
  readonly searchKind: ProcessSearch['kind'];
  readonly logger: Logger;
}

/** Running processes, failed work, and the settings in force. */
export function healthModule({ sql, settings, search, searchKind, logger }: HealthDeps): Module {
  return {
    routes(app) {
      serve(app, getHealth, async () => {
        const [processes, jobs, work] = await Promise.all([readProcesses(sql), readJobs(sql), readWaitingWork(sql)]);
        return { processes, jobs, work, settings: [...settings] };
      });
      serve(app, runJob, ({ name }, context) =>
        sql.begin(async (transaction) => {
          await audit(transaction, principalOf(context).actor.id, 'job.run', null, { name });
          await notifyJob(transaction, name);
          return { asked: true as const };
        }),
      );
      serve(app, retryWork, ({ kind, id }, context) =>
        sql.begin(async (transaction) => {
          const retried = await retryWaiting(transaction, kind, id);
          await notifyJob(transaction, kind);
          await audit(transaction, principalOf(context).actor.id, 'work.retried', null, {
            kind,
            id: id ?? '',
            retried,
          });

          return { retried };
        }),
      );
    },
    accompany: () => reportHealth(sql, search, searchKind, logger),
    retention: [{ name: 'old numbers of health', purge: () => deleteOldHealth(sql) }],
  };
}
