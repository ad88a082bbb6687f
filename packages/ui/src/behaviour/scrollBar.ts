/** Custom property on the root element: the width of the page's scroll bar. */
export const scrollBarWidth = '--scroll-bar';

/**
 * Measures the scroll bar of the page ahead of time. When the page becomes inert the bar disappears and padding of the
 * same width takes its place, so that nothing moves. Measured ahead, because reading layout between a press and the
 * next frame would delay the frame.
 */
export function noteScrollBar({ documentElement: root, defaultView: view }: Document, signal: AbortSignal): void {
  if (!view) {
    return;
  }
  // The scroll bar changes the width of the page; its height does not matter.
  const watch = new ResizeObserver(() => {
    const isInert = view.getComputedStyle(root).overflow === 'hidden';
    if (!isInert) {
      root.style.setProperty(scrollBarWidth, `${view.innerWidth - root.clientWidth}px`);
      // No space has to be reserved any more.
      root.style.scrollbarGutter = 'auto';
    }
  });
  watch.observe(root);
  signal.addEventListener('abort', () => watch.disconnect());
}
