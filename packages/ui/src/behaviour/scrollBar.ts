import { pageRests } from './pageRests.ts';

/** Custom property of a document: the width that the scroll bar of its page takes. */
export const scrollBarWidth = '--scroll-bar';

/**
 * Notes how wide the scroll bar of the page is before something opens that lets the page rest: then the bar goes, and
 * its place is kept as an edge of the page, over which scrims lie.
 */
export function keepPlaceOfScrollBar({ target, newState }: ToggleEvent): void {
  const liesOverPage = target instanceof HTMLElement && target.matches('dialog, [data-sheet]');
  if (!liesOverPage || newState !== 'open') {
    return;
  }
  const { documentElement: root, defaultView: view } = target.ownerDocument;
  const rests = root.hasAttribute(pageRests) || root.querySelector('dialog:modal') !== null;
  if (view && !rests) {
    root.style.setProperty(scrollBarWidth, `${view.innerWidth - root.clientWidth}px`);
  }
}
