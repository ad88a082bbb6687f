import type { Change, ChangeFeed } from './ChangeFeed.ts';

/** Longest time since a follower last reached the end of the outbox, in milliseconds. */
const maxBehind = 3500;

/**
 * A feed and the functions that publish to it. `caughtUpAt` answers when the index last reached the end of the outbox,
 * null before it is loaded. A feed that is cut off from the database has no position, because it cannot see the changes
 * of others.
 */
export function openChangeFeed(caughtUpAt: () => number | null, now = Date.now) {
  const listeners = new Set<(change: Change) => void>();
  let latest: string | null = null;
  const changes: ChangeFeed = {
    position() {
      const at = caughtUpAt();
      return at !== null && now() - at <= maxBehind ? latest : null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  return {
    changes,
    /** Moves the position without an event: the index was loaded again, or the change does not concern visitors. */
    moveTo(position: string) {
      latest = position;
    },
    /** The index contains a change now. */
    publish(change: Change) {
      latest = change.position;
      for (const listener of listeners) {
        listener(change);
      }
    },
  };
}
