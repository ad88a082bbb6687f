'use client';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether something in the frame lies outside its window. True until measured: without JavaScript the keyboard
 * still reaches the frame and scrolls it.
 */
export function useScrollable(frame: RefObject<HTMLElement | null>): boolean {
  const [scrollable, setScrollable] = useState(true);
  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const measure = () =>
      setScrollable(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) {
      observer.observe(child);
    }
    return () => observer.disconnect();
  }, [frame]);
  return scrollable;
}
