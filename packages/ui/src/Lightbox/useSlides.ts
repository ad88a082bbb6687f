'use client';

import { useCallback, useRef, useState } from 'react';

/**
 * A strip of slides that scrolls by itself: which slide is in view, and how to bring another one there.
 *
 * The strip is native scrolling with snap points, so fingers, wheels and anchors work without this.
 */
export function useSlides(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  // The target of a scroll that the component started: slides that it passes are not current.
  const target = useRef<number | null>(null);

  const onScroll = useCallback(() => {
    const element = strip.current;
    if (!element || element.clientWidth === 0) {
      return;
    }
    const index = Math.round(element.scrollLeft / element.clientWidth);
    if (target.current === null) {
      setCurrent(index);
    } else if (target.current === index) {
      target.current = null;
    }
  }, []);

  /** A touch may stop a scroll that the component started. */
  const onScrollEnd = useCallback(() => {
    target.current = null;
    onScroll();
  }, [onScroll]);

  const show = useCallback(
    (index: number, behavior: ScrollBehavior = 'auto') => {
      const element = strip.current;
      const wanted = Math.max(0, Math.min(count - 1, index));
      target.current = wanted;
      element?.scrollTo({ left: wanted * element.clientWidth, behavior });
      setCurrent(wanted);
    },
    [count],
  );

  return { strip, current, onScroll, onScrollEnd, show };
}
