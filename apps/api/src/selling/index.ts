import type { Logger } from 'pino';
import type { Module } from '../platform/Module.ts';
import { deleteOldDrafts } from './drafts.ts';
import { eraseAds } from './eraseAds.ts';
import { sellingRoutes } from './routes.ts';
import type { SellingDeps } from './SellingDeps.ts';
import { openVisits } from './visits.ts';
import type { Job } from '../platform/jobs/Job.ts';
import { liveOn, type LifecycleDeps } from './lifecycle.ts';

/** Looks after ads: ends, warnings, questions and the archive. [M04, N04] */
const lifecycleJob = (deps: LifecycleDeps, now: () => number, logger: Logger): Job => ({
  name: 'lifecycle',
  async run() {
    const done = await liveOn(deps, new Date(now()));
    if (done > 0) logger.info({ done }, 'ads ended, or their sellers were notified');
  },
});

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
