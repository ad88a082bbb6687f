import type { Logger } from 'pino';
import { oneByOne } from '../jobs/oneByOne.ts';
import type { Job } from '../jobs/Job.ts';

/** A rule for data that is deleted after some time. */
export interface RetentionRule {
  /** The deleted data, for the log: "old answers about cookies". */
  readonly name: string;
  /** Deletes expired records; answers the number of them. Several servers may run it at the same time. */
  readonly purge: () => Promise<number>;
}

/**
 * Applies every rule, one after the other. A rule that fails is logged and holds up no other; the run then fails and is
 * tried again. [M64]
 */
export function retentionJob(rules: readonly RetentionRule[], log: Logger): Job {
  const apply = async ({ name, purge }: RetentionRule): Promise<string | null> => {
    try {
      const purged = await purge();
      if (purged > 0) log.info({ name, forgotten: purged }, 'data that had outlived its time is deleted');
      return null;
    } catch (error) {
      log.warn({ err: error, name }, 'data could not be deleted in time, trying again');
      return name;
    }
  };
  const run = async () => {
    const failing = (await oneByOne(rules, apply)).filter((name) => name !== null);
    if (failing.length > 0) throw new Error(failing.join(', '));
  };

  return { name: 'retention', run };
}
