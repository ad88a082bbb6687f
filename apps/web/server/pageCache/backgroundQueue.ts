/** Work to be done when there is time: one after the other, at most a tenth of the time. */
export interface BackgroundQueue {
  /** Adds work to the end; work beyond the longest queue is left out. */
  add(work: () => Promise<void>): void;
}

const longestQueue = 16;

/** Rests nine times as long as each work took, so that it takes at most a tenth of one processor. */
const restShare = 9;

/** Does slow work in turn, beside what visitors wait for. */
export function backgroundQueue(): BackgroundQueue {
  const waiting: (() => Promise<void>)[] = [];
  let working = false;

  async function next(): Promise<void> {
    const work = waiting.shift();
    if (!work) {
      working = false;
      return;
    }
    const started = performance.now();
    await work().catch(() => {});
    setTimeout(() => void next(), (performance.now() - started) * restShare).unref();
  }

  return {
    add(work) {
      if (waiting.length < longestQueue) {
        waiting.push(work);
        if (!working) {
          working = true;
          void next();
        }
      }
    },
  };
}
