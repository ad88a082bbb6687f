'use client';

import { useCallback, type Ref } from 'react';

function attach<Element>(ref: Ref<Element> | undefined, element: Element) {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element;
    return () => {
      if (ref) ref.current = null;
    };
  }
  const cleanup = ref(element);
  return typeof cleanup === 'function' ? cleanup : () => void ref(null);
}

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
