import type { Logger } from 'pino';

const anHour = 3_600_000;

/** What is kept for a time only. */
export interface RetentionRule {
  /** What goes, for the log: "old answers about cookies". */
  readonly name: string;
  /** Deletes what has outlived its time; answers how much that was. Several servers may do so at once. */
  readonly forget: () => Promise<number>;
}

/** Stops forgetting; a deletion that runs is waited for. */
export interface Retention {
  close(): Promise<void>;
}

/** Applies every rule now and each hour, one after the other. A rule that fails holds up no other and is tried again. [M64] */
export function openRetention(rules: readonly RetentionRule[], log: Logger): Retention {
  const step = async () => {
    for (const { name, forget } of rules) {
      try {
        // One after the other: nobody waits for these, and they must not take the connections of those who do.
        // oxlint-disable-next-line no-await-in-loop
        const forgotten = await forget();
        if (forgotten > 0) log.info({ name, forgotten }, 'data that had outlived its time is deleted');
      } catch (error) {
        log.warn({ err: error, name }, 'data could not be deleted in time, trying again in an hour');
      }
    }
  };
  let running = step();
  const timer = setInterval(() => {
    running = step();
  }, anHour);
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
