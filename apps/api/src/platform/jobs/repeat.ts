/** A job that goes on until it is closed. */
export interface RepeatedJob {
  /** No run begins any more; resolves when the one that goes on has ended. */
  close(): Promise<void>;
}

/**
 * Runs a job now and again and again, never twice at once: while one lasts the others are left out. A run that fails is told, and
 * the next one tries again.
 *
 * @param everyMs milliseconds between two beginnings
 */
export function repeat(job: () => Promise<void>, everyMs: number, failed: (error: unknown) => void): RepeatedJob {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= job()
      .catch(failed)
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
