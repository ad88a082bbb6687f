import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './openLog.ts';

/** How long requests that have begun may still take after a signal; milliseconds. */
export const answerWithinMs = 10_000;

/** What ends a process. */
export interface StopOptions {
  readonly log: Log;
  /** Milliseconds between the signal and the end, in which `/ready` says no and requests are still taken. @default 0 */
  readonly delayMs?: number;
  /** Ends everything, in order; what it loses is an error. */
  readonly stop: () => Promise<void>;
}

/**
 * Ends this process when SIGTERM or SIGINT asks for it: requests that have begun are answered, then it exits with 0. A
 * second signal ends it at once, with 1.
 */
export function stopGracefully({ log, delayMs = 0, stop }: StopOptions): { isStopping(): boolean } {
  let stopping = false;

  async function end() {
    await pause(delayMs);
    await stop();
    log.info('stopped');
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) {
        log.warn({ signal }, 'stopped at once by a second signal');
        process.exit(1);
      }
      stopping = true;
      log.info({ signal }, 'stopping');
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
  return { isStopping: () => stopping };
}
