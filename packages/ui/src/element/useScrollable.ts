'use client';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has more content than it shows at once. True until it is measured: without JavaScript the
 * keyboard still reaches the element and scrolls it.
 */
export function useScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [scrollable, setScrollable] = useState(true);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;

    const measure = () =>
      setScrollable(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);

    return () => observer.disconnect();
  }, [ref]);

  return scrollable;
}
