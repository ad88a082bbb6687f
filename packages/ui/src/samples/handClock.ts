interface Waiting {
  due: number;
  run: () => void;
}

/**
 * Replaces the browser's timers of the named lengths, so that a story moves them to the millisecond: "open at 99 ms,
 * closed at 100 ms". All other timers continue, because the tools of tests need them.
 */
export function handClock(...lengths: number[]) {
  const real = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  const waiting = new Map<number, Waiting>();
  let now = 0;
  let lastId = -1;
  window.setTimeout = ((run: () => void, length?: number, ...rest: unknown[]) => {
    if (!lengths.includes(length ?? 0)) {
      return real(run, length, ...rest);
    }
    // Real ones are positive.
    waiting.set(--lastId, { due: now + (length ?? 0), run });
    return lastId;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!waiting.delete(Number(id))) {
      realClear(id);
    }
  };

  return {
    /** Lets this many milliseconds pass, for the timers of this clock only. */
    pass(milliseconds: number) {
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...waiting].filter(([, { due }]) => due <= until).sort(([, a], [, b]) => a.due - b.due);
        if (!next) break;
        const [id, { due, run }] = next;
        waiting.delete(id);
        now = due;
        run();
      }
      now = until;
    },
    /** Gives the timers back to the browser; what waited never happens. */
    restore() {
      window.setTimeout = real;
      window.clearTimeout = realClear;
    },
  };
}
