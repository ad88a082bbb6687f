import { afterFrame } from './afterFrame.ts';
import { closeGroups } from './closeGroups.ts';
import { dialogOf } from './openDialogs.ts';

const laidOut = new WeakSet<Element>();

/**
 * Fetches the fonts of something closed and lays it out once, unseen. Else its words look for their letters between the
 * press and the picture, and again when a font has come: names of languages need letters that the page may not have.
 */
export async function layOutAhead(closed: HTMLElement): Promise<void> {
  if (!laidOut.has(closed)) {
    laidOut.add(closed);
    await fontsAhead(closed);
    afterFrame(closed, () => layOutUnseen(closed));
  }
}

const fonts = new WeakMap<Element, Promise<unknown>>();

/** Once: a tap also gives the focus, and would ask again on its way. What cannot be fetched is drawn in the next font. */
function fontsAhead(closed: HTMLElement): Promise<unknown> {
  const asked =
    fonts.get(closed) ??
    closed.ownerDocument.fonts.load(getComputedStyle(closed).font, closed.textContent).catch(() => {});
  fonts.set(closed, asked);
  return asked;
}

function layOutUnseen(closed: HTMLElement) {
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
 * Lays out the sheet or dialog of the button that is pointed at or has the focus. A finger presses at once: for it only
 * the fonts are fetched, or the press would wait for what it is to be spared.
 */
export function layOutOnIntent(event: Event): void {
  const { target } = event;
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[popovertarget], [commandfor]') : null;
  const closed = button?.popoverTargetElement ?? dialogOf(button);
  if (closed instanceof HTMLElement) {
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    void (byFinger ? fontsAhead(closed) : layOutAhead(closed));
  }
}
