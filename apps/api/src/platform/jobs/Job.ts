import type { JobName } from '@volan/domain-rules';

/**
 * Background work of the API; each run is done by one process. `jobSeconds` of the domain rules holds the longest time
 * between two runs.
 */
export interface Job {
  readonly name: JobName;
  /**
   * One run. If it throws, it is tried again.
   *
   * @param stopping aborted when the process stops or the run takes too long: end after the current piece of work
   */
  readonly run: (stopping: AbortSignal) => Promise<unknown>;
  /** Most runs at a time, over all processes. @default 1 */
  readonly atOnce?: number;
  /** Seconds after which a run counts as failed. @default 900 */
  readonly limitSeconds?: number;
  /** Whether each change of the outbox wakes it. @default false */
  readonly followsOutbox?: boolean;
  /** Called when the process stops and all runs have ended. */
  readonly close?: () => void;
}
