/** Custom property of a document: the width that the scroll bar of its page takes. */
export const scrollBarWidth = '--scroll-bar';

/**
 * Notes how wide the scroll bar of the page is. When the page comes to rest the bar goes, and an edge of the page takes
 * its place, over which scrims lie. Noted ahead: between a press and its picture nothing may ask where things are.
 */
export function noteScrollBar({ documentElement: root, defaultView: view }: Document, signal: AbortSignal): void {
  if (!view) {
    return;
  }
  // With its bar the page changes its width; its height is of no interest.
  const watch = new ResizeObserver(() => {
    const rests = view.getComputedStyle(root).overflow === 'hidden';
    if (!rests) {
      root.style.setProperty(scrollBarWidth, `${view.innerWidth - root.clientWidth}px`);
      // No place need be kept free any more.
      root.style.scrollbarGutter = 'auto';
    }
  });
  watch.observe(root);
  signal.addEventListener('abort', () => watch.disconnect());
}
