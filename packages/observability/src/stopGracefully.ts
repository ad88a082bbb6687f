import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './openLog.ts';

/** How long requests that have begun may still take after a signal; milliseconds. */
export const answerWithinMs = 10_000;

/** How a process ends. */
export interface StopOptions {
  readonly log: Log;
  /** Milliseconds between the signal and the end, in which `/ready` says no and requests are still taken. @default 0 */
  readonly delayMs?: number;
}

/** The end of a process, prepared while it opens what it needs. */
export interface Stop {
  readonly isStopping: () => boolean;
  /** Registers a function that closes something at the end. The last registered function runs first. */
  readonly onStop: (close: () => unknown) => void;
}

/**
 * Ends this process on SIGTERM or SIGINT: everything is closed in turn, then it exits with 0. If something cannot be
 * closed, that is logged, the rest is still closed, and it exits with 1. A second signal ends it at once, with 1.
 */
export function stopGracefully({ log, delayMs = 0 }: StopOptions): Stop {
  const steps: (() => unknown)[] = [];
  let stopping = false;

  async function end() {
    await pause(delayMs);
    let clean = true;
    for (const close of steps.toReversed()) {
      try {
        await close();
      } catch (error) {
        clean = false;
        log.error({ err: error }, 'did not stop cleanly');
      }
    }
    log.info('stopped');
    process.exit(clean ? 0 : 1);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) {
        log.warn({ signal }, 'stopped at once by a second signal');
        process.exit(1);
      }
      stopping = true;
      log.info({ signal }, 'stopping');
      void end();
    });
  }

  return { isStopping: () => stopping, onStop: (close) => steps.push(close) };
}
