import type { Logger } from 'pino';
import type { Module } from '../platform/Module.ts';
import { deleteOldDrafts } from './drafts.ts';
import { eraseAds } from './eraseAds.ts';
import { lifecycleJob } from './lifecycleJob.ts';
import { sellingRoutes } from './routes.ts';
import type { SellingDeps } from './SellingDeps.ts';
import { openVisits } from './visits.ts';

/** Placing ads and managing them. */
export function sellingModule({ logger, ...deps }: SellingDeps & { readonly logger: Logger }): Module {
  const { sql, now } = deps;

  return {
    routes(app) {
      const visits = openVisits(sql, now, (error) => logger.warn({ err: error }, 'visits could not be counted'));
      app.addHook('onClose', () => visits.close());
      sellingRoutes(app, deps, visits);
    },
    jobs: () => [lifecycleJob({ sql }, now, logger)],
    retention: [{ name: 'old drafts of ads', purge: () => deleteOldDrafts(sql) }],
    erase: eraseAds,
  };
}
