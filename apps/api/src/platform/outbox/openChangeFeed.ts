import type { Change, ChangeFeed } from './ChangeFeed.ts';

/** Longest time for which a follower may not have stood at the end of the outbox, in milliseconds. */
const maxBehind = 3500;

/**
 * A feed and the means to tell it. `caughtUpAt` says when the index last stood at the end of the outbox, null before it
 * is loaded: a feed that is cut off from the database has no position, since others may change what it cannot see.
 */
export function openChangeFeed(caughtUpAt: () => number | null, now = Date.now) {
  const listeners = new Set<(change: Change) => void>();
  let latest: string | null = null;
  const changes: ChangeFeed = {
    position() {
      const at = caughtUpAt();
      return at !== null && now() - at <= maxBehind ? latest : null;
    },
    subscribe(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
  return {
    changes,
    /** The feed stands there, and there is nothing to tell: the index was loaded anew, or what happened concerns no visitor. */
    moveTo(position: string) {
      latest = position;
    },
    /** The index has taken in a change. */
    tell(change: Change) {
      latest = change.position;
      for (const hear of listeners) {
        hear(change);
      }
    },
  };
}
