'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { OverlayQueue } from './createOverlayQueue.ts';

/**
 * Whether it is this overlay's turn. `wants` is `undefined` while that is not known yet (a request runs), then whether
 * it has something to show; turn it to `false` when the user has closed it.
 */
export function useOverlayTurn<Name extends string>(
  queue: OverlayQueue<Name>,
  name: Name,
  wants: boolean | undefined,
): boolean {
  useEffect(() => {
    if (wants !== undefined) {
      if (wants) queue.want(name);
      else queue.done(name);
    }
  }, [queue, name, wants]);

  // An overlay that is unmounted must not block the others.
  useEffect(() => () => queue.done(name), [queue, name]);

  return useSyncExternalStore(
    queue.subscribe,
    () => queue.current() === name,
    () => false,
  );
}
