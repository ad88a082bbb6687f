import type { UnreadCounts } from '@volan/realtime';

let counts: UnreadCounts | null = null;
const listeners = new Set<() => void>();

/** The unread counts of the user, as the server last sent them; null before that. [E15, F21, T48] */
export const unreadStore = {
  read: () => counts,
  /** On the server and in the first render. */
  readFirst: () => null,
  write(next: UnreadCounts) {
    counts = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} as const;
