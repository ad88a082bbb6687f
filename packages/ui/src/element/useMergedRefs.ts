'use client';

import { useCallback, type Ref } from 'react';
import { attach } from './attachRef.ts';

/** One ref that passes the element to both, the component's own and the consumer's. It changes only with them. */
export function useMergedRefs<Element>(own: Ref<Element>, theirs: Ref<Element> | undefined) {
  return useCallback(
    (element: Element) => {
      const cleanups = [attach(own, element), attach(theirs, element)];
      return () => {
        for (const cleanup of cleanups) cleanup();
      };
    },
    [own, theirs],
  );
}
