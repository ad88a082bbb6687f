/**
 * Runs work under a lock of the browser, so that one tab at a time does it, and once in this tab. If it is asked for
 * while it runs, `repeat` is called when it ends. A failure of the work is its own matter.
 */
export function createLockedRun(work: () => Promise<void>, repeat: () => void): (lock: string) => void {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  return (lock) => {
    if (running) {
      isAskedAgain = true;
      return;
    }
    const locks = navigator.locks as LockManager | undefined;
    running = Promise.resolve(locks ? locks.request(lock, work) : work())
      .catch(() => {})
      .finally(() => {
        running = null;
        if (!isAskedAgain) return;

        isAskedAgain = false;
        repeat();
      });
  };
}
