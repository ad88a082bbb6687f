/** What one tab does for all, and how the tabs speak. */
export interface ElectionOptions<Said> {
  /** Name of the lock and of the channel; tabs of one origin with the same name are one group. */
  readonly name: string;
  /**
   * Begins the work in the tab that leads, and returns what ends it. Another tab takes over as soon as this one is
   * closed.
   */
  readonly lead: () => () => void;
  /** Hears what any tab says, this one too. */
  readonly hear: (said: Said) => void;
}

/** A tab among those of its origin. */
export interface Tab<Said> {
  /** Says something to all tabs. */
  say(said: Said): void;
  /** Leaves; ends the work where this tab leads. */
  close(): void;
}

/**
 * Does work in one tab of an origin at a time. A browser without locks or channels does it in each tab.
 *
 * Locks and channels keep a page out of the cache of Back and Forward: close it when the page is hidden for good.
 */
export function electLeader<Said>({ name, lead, hear }: ElectionOptions<Said>): Tab<Said> {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
  channel?.addEventListener('message', ({ data }: { data: unknown }) => hear(data as Said));
  const leaving = new AbortController();
  const locks = typeof navigator === 'object' ? (navigator.locks as LockManager | undefined) : undefined;
  if (locks && channel) {
    locks
      .request(name, { signal: leaving.signal }, () => {
        const end = lead();
        return new Promise<void>((resolve) => {
          leaving.signal.addEventListener('abort', () => {
            end();
            resolve();
          });
        });
      })
      // left before its turn came
      .catch(() => {});
  } else {
    const end = lead();
    leaving.signal.addEventListener('abort', end);
  }

  return {
    say(said) {
      // a closed channel throws, and nobody here listens any more
      if (leaving.signal.aborted) return;

      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      channel?.postMessage(said);
      hear(said);
    },
    close() {
      leaving.abort();
      channel?.close();
    },
  };
}
