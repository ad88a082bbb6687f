import type { Logger } from 'pino';
import { liveOn, type LifecycleDeps } from './lifecycle.ts';

const everyMs = 10 * 60_000;

/** Stops looking after ads; a run that goes on is waited for. */
export interface LifecycleFollower {
  close(): Promise<void>;
}

/**
 * Looks after ads now and every ten minutes: ends, warnings, questions and the archive. Several servers may do so at once; a
 * run that fails is tried again. [M04, N04]
 */
export function followLifecycle(deps: LifecycleDeps, now: () => number, logger: Logger): LifecycleFollower {
  const step = async () => {
    try {
      const done = await liveOn(deps, new Date(now()));
      if (done > 0) logger.info({ done }, 'ads ended, or their sellers were told or asked');
    } catch (error) {
      logger.warn({ err: error }, 'ads could not be looked after, trying again in ten minutes');
    }
  };
  let running = step();
  const timer = setInterval(() => {
    running = running.then(step);
  }, everyMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
