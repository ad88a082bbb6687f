/** The unread counts. [E13] */
export interface UnreadCounts {
  readonly countMessages: number;
  readonly countNotifications: number;
}

/** How unread things are watched. */
export interface UnreadWatchOptions {
  /** Asks the server; null where it did not answer. */
  readonly read: () => Promise<UnreadCounts | null>;
  /** Called with each response: the number of the server replaces what was added in the meantime. [T48] */
  readonly onCounts: (counts: UnreadCounts) => void;
  /** Milliseconds between two questions. @default 60000 [L33, F21] */
  readonly everyMs?: number;
}

/** A watch that continues until it is closed. */
export interface UnreadWatch {
  /** Asks at once, and restarts the timer. Several calls at the same moment are one request. */
  now(): void;
  close(): void;
}

/** Asks for the unread counts at once, each minute, and whenever something came. [F21] */
export function watchUnread({ read, onCounts, everyMs = 60_000 }: UnreadWatchOptions): UnreadWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let again = false;
  let isClosed = false;

  async function ask() {
    if (isClosed) return;
    if (isAsking) {
      again = true;
      return;
    }
    clearTimeout(timer);
    isAsking = true;
    const counts = await read().catch(() => null);
    isAsking = false;
    // something came while the server was counting
    if (again && !isClosed) {
      again = false;
      return ask();
    }
    if (isClosed) return;
    if (counts) onCounts(counts);
    timer = setTimeout(() => void ask(), everyMs);
  }

  void ask();

  return {
    now: () => void ask(),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
