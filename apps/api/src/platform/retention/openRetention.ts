import type { Logger } from 'pino';
import { oneByOne } from '../jobs/oneByOne.ts';
import { repeat, type RepeatedJob } from '../jobs/repeat.ts';

const anHour = 3_600_000;

/** What is kept for a time only. */
export interface RetentionRule {
  /** What goes, for the log: "old answers about cookies". */
  readonly name: string;
  /** Deletes what has outlived its time; answers how much that was. Several servers may do so at once. */
  readonly forget: () => Promise<number>;
}

/** Applies every rule now and each hour, one after the other. A rule that fails holds up no other and is tried again. [M64] */
export function openRetention(rules: readonly RetentionRule[], log: Logger): RepeatedJob {
  const apply = async ({ name, forget }: RetentionRule): Promise<string | null> => {
    try {
      const forgotten = await forget();
      if (forgotten > 0) log.info({ name, forgotten }, 'data that had outlived its time is deleted');
      return null;
    } catch (error) {
      log.warn({ err: error, name }, 'data could not be deleted in time, trying again in an hour');
      return name;
    }
  };
  const run = async () => {
    const failing = (await oneByOne(rules, apply)).filter((name) => name !== null);
    if (failing.length > 0) throw new Error(failing.join(', '));
  };
  // each rule that fails has told why
  return repeat({ name: 'retention', run, everyMs: anHour, failed: () => {} });
}
