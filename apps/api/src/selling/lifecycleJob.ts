import type { Logger } from 'pino';
import type { Job } from '../platform/jobs/Job.ts';
import { liveOn, type LifecycleDeps } from './lifecycle.ts';

/** Ends and archives ads, and sends warnings and questions to their sellers. [M04, N04] */
export const lifecycleJob = (deps: LifecycleDeps, now: () => number, logger: Logger): Job => ({
  name: 'lifecycle',
  async run() {
    const done = await liveOn(deps, new Date(now()));
    if (done > 0) logger.info({ done }, 'ads ended, or their sellers got a warning or a question');
  },
});
