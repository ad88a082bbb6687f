import type { Ref } from 'react';

/** Passes the element to a ref of either kind; what it returns takes it back. */
export function attach<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element;
    return () => {
      if (ref) ref.current = null;
    };
  }
  const cleanup = ref(element);
  return typeof cleanup === 'function' ? cleanup : () => void ref(null);
}
