import { useCallback, useRef, useState } from 'react';

/**
 * A strip of slides that scrolls by itself: which slide is in view, and how to bring another one there.
 *
 * The strip is native scrolling with snap points, so fingers, wheels and anchors work without this.
 */
export function useSlides(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const onScroll = useCallback(() => {
    const element = strip.current;
    if (element && element.clientWidth > 0) {
      setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    }
  }, []);

  const show = useCallback(
    (index: number, behavior: ScrollBehavior = 'smooth') => {
      const element = strip.current;
      const wanted = Math.max(0, Math.min(count - 1, index));
      element?.scrollTo({ left: wanted * element.clientWidth, behavior });
      setCurrent(wanted);
    },
    [count],
  );

  return { strip, current, onScroll, show };
}
