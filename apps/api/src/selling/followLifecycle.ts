import type { Logger } from 'pino';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.ts';
import { liveOn, type LifecycleDeps } from './lifecycle.ts';

const everyMs = 10 * 60_000;

/**
 * Looks after ads now and every ten minutes: ends, warnings, questions and the archive. Several servers may do so at once; a
 * run that fails is tried again. [M04, N04]
 */
export function followLifecycle(deps: LifecycleDeps, now: () => number, logger: Logger): RepeatedJob {
  const step = async () => {
    const done = await liveOn(deps, new Date(now()));
    if (done > 0) logger.info({ done }, 'ads ended, or their sellers were told or asked');
  };
  return repeat({
    name: 'lifecycle',
    run: step,
    everyMs,
    failed: (error) => logger.warn({ err: error }, 'ads could not be looked after, trying again in ten minutes'),
  });
}
