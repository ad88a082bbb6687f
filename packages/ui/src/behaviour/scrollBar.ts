import { pageRests } from './pageRests.ts';

/** Custom property of a document: the width that the scroll bar of its page takes. */
export const scrollBarWidth = '--scroll-bar';

/**
 * Notes how wide the scroll bar of the page is. When the page comes to rest the bar goes; its place is kept as an edge
 * of the page, over which scrims lie. Noted ahead: between a press and its picture nothing may ask where things are.
 */
export function noteScrollBar({ documentElement: root, defaultView: view }: Document, signal: AbortSignal): void {
  if (!view) {
    return;
  }
  // With its bar the page changes its width; its height is of no interest.
  const watch = new ResizeObserver(() => {
    const rests = root.hasAttribute(pageRests) || root.querySelector('dialog:modal') !== null;
    const width = `${view.innerWidth - root.clientWidth}px`;
    if (!rests && root.style.getPropertyValue(scrollBarWidth) !== width) {
      root.style.setProperty(scrollBarWidth, width);
    }
  });
  watch.observe(root);
  signal.addEventListener('abort', () => watch.disconnect());
}
