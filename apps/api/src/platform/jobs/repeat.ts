import type { JobName } from '@volan/domain-rules';

/** A job that goes on until it is closed. */
export interface RepeatedJob {
  /** No run begins any more; resolves when the one that goes on has ended. */
  close(): Promise<void>;
}

/** What a job does and how often. */
export interface JobSettings {
  readonly name: JobName;
  /** One run; it fails by throwing. */
  readonly run: () => Promise<void>;
  /** Milliseconds between two beginnings. */
  readonly everyMs: number;
  /** Told of each run that fails; the next one tries again. */
  readonly failed: (error: unknown) => void;
}

/** How a job of this process stands. Moments are milliseconds since 1970. */
export interface JobState {
  readonly name: JobName;
  readonly everyMs: number;
  beganAt: number | null;
  endedAt: number | null;
  failedAt: number | null;
  /** Why the last run that failed did so. */
  failure: string;
  /** Runs that failed since the last one that did not. */
  failures: number;
  /** Begins a run now, unless one goes on. */
  readonly runNow: () => void;
}

const states = new Map<JobName, JobState>();

/** The jobs of this process. */
export const jobsOfProcess = (): readonly JobState[] => [...states.values()];

/**
 * Runs a job now and again and again, never twice at once: while one lasts the others are left out. A run that fails is told, and
 * the next one tries again.
 */
export function repeat({ name, run, everyMs, failed }: JobSettings): RepeatedJob {
  let running: Promise<void> | null = null;
  const runOnce = async () => {
    state.beganAt = Date.now();
    try {
      await run();
      state.failures = 0;
    } catch (error) {
      state.failures += 1;
      state.failedAt = Date.now();
      state.failure = error instanceof Error ? error.message : String(error);
      failed(error);
    }
    state.endedAt = Date.now();
  };
  const runNow = () => {
    running ??= runOnce().finally(() => {
      running = null;
    });
  };
  const state: JobState = {
    name,
    everyMs,
    runNow,
    beganAt: null,
    endedAt: null,
    failedAt: null,
    failure: '',
    failures: 0,
  };
  states.set(name, state);
  runNow();
  const timer = setInterval(runNow, everyMs).unref();
  return {
    async close() {
      clearInterval(timer);
      if (states.get(name) === state) states.delete(name);
      await running;
    },
  };
}
