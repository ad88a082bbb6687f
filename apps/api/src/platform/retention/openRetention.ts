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
  const apply = async ({ name, forget }: RetentionRule) => {
    try {
      const forgotten = await forget();
      if (forgotten > 0) log.info({ name, forgotten }, 'data that had outlived its time is deleted');
    } catch (error) {
      log.warn({ err: error, name }, 'data could not be deleted in time, trying again in an hour');
    }
  };
  const step = async () => void (await oneByOne(rules, apply));
  return repeat(step, anHour, (error) => log.warn({ err: error }, 'data could not be deleted in time'));
}
