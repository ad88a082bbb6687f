import { afterFrame } from './afterFrame.ts';
import { closeGroups } from './closeGroups.ts';
import { dialogOf } from './openDialogs.ts';

const prewarmed = new WeakSet<Element>();

/**
 * Fetches the fonts of a closed dialog or sheet and lays it out once, invisibly. Otherwise the browser looks up its
 * glyphs between the press and the next frame, and again when a font arrives: names of languages need glyphs that the
 * page may not have used yet.
 */
export async function prewarmLayout(closed: HTMLElement): Promise<void> {
  if (!prewarmed.has(closed)) {
    prewarmed.add(closed);
    await prefetchFonts(closed);
    afterFrame(closed, () => layOutInvisibly(closed));
  }
}

const fonts = new WeakMap<Element, Promise<unknown>>();

/**
 * Once per element: a tap also moves the focus and would ask again. Where a font fails to load, the fallback font is
 * used.
 */
function prefetchFonts(closed: HTMLElement): Promise<unknown> {
  const asked =
    fonts.get(closed) ??
    closed.ownerDocument.fonts.load(getComputedStyle(closed).font, closed.textContent).catch(() => {});
  fonts.set(closed, asked);
  return asked;
}

function layOutInvisibly(closed: HTMLElement) {
  if (closed.checkVisibility()) {
    return;
  }
  closeGroups(closed);
  const { style } = closed;
  style.display = 'flex';
  style.visibility = 'hidden';
  closed.getBoundingClientRect();
  style.display = '';
  style.visibility = '';
  if (closed.getAttribute('style') === '') {
    closed.removeAttribute('style');
  }
}

/**
 * Prewarms the sheet or dialog of the button that is hovered or focused. A touch is followed by the press at once, so
 * only fonts are fetched then: a layout would delay the very press that it should speed up.
 */
export function prewarmOnIntent(event: Event): void {
  const { target } = event;
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[popovertarget], [commandfor]') : null;
  const closed = button?.popoverTargetElement ?? dialogOf(button);
  if (closed instanceof HTMLElement) {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    void (isTouch ? prefetchFonts(closed) : prewarmLayout(closed));
  }
}
