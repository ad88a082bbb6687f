import { placeBeside } from './placeBeside.ts';
import { makePageInert, openSheets, restorePage } from './inertBackground.ts';

const focusable =
  'button:not(:disabled), a[href], input:not([type="hidden"], :disabled), select, summary, [tabindex="0"]';

/** The first thing in `sheet` that can take the focus and is drawn. */
const firstStop = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll<HTMLElement>(focusable)].find((element) => element.checkVisibility());

/** The same width as `media.desktop`: a list of links is a dropdown there, and the page goes on behind it. */
const isDropdown = ({ dataset, ownerDocument }: HTMLElement) =>
  dataset['sheet'] === 'menu' && ownerDocument.defaultView?.matchMedia('(min-width: 1024px)').matches === true;

/** The button that opens a sheet and can be reached now. */
const openerOf = (sheet: HTMLElement) =>
  [...sheet.ownerDocument.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(sheet.id)}"]`)].find(
    (button) => !sheet.contains(button) && button.checkVisibility() && !button.closest('[inert]'),
  );

/** Puts a dropdown beside the button that opened it, for browsers that cannot do it by style sheet. */
function placeDropdown(menu: HTMLElement) {
  const opener = openerOf(menu);
  if (opener) {
    placeBeside(opener, menu, 'below');
  }
}

/** Brings the focus into a sheet that is open and keeps it there: the page behind it rests. */
function holdFocusIn(sheet: HTMLElement) {
  if (isDropdown(sheet)) {
    placeDropdown(sheet);
    return;
  }
  makePageInert(sheet);
  if (!sheet.contains(sheet.ownerDocument.activeElement)) {
    firstStop(sheet)?.focus();
  }
}

/** Holds the focus in sheets that were opened before scripts were here. */
export const holdFocusInOpen = (root: Document): void => openSheets(root).forEach(holdFocusIn);

/** Holds the focus in a sheet that opens. */
export function holdFocus({ target, newState }: ToggleEvent): void {
  if (target instanceof HTMLElement && target.dataset['sheet'] !== undefined && newState === 'open') {
    holdFocusIn(target);
  }
}

/** Browsers tell of a sheet a moment after it has opened: a Tab that comes sooner would lead to the page behind it. */
export function makePageInertOnTab({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof Node && target.ownerDocument) {
    const sheets = openSheets(target.ownerDocument);
    sheets.filter((sheet) => !isDropdown(sheet)).forEach(makePageInert);
  }
}

/** Wakes the page before the sheet is gone, or the button that opened it could not take the focus back. */
export function releaseFocus({ target: sheet, newState }: ToggleEvent): void {
  if (!(sheet instanceof HTMLElement) || newState === 'open') {
    return;
  }
  const { madeReachable: woken } = restorePage(sheet);
  // Browsers give the focus back themselves, but not to another sheet.
  if (woken.length > 0 && sheet.contains(sheet.ownerDocument.activeElement)) {
    openerOf(sheet)?.focus();
  }
}

/**
 * A way out of a sheet was taken: where the page is not loaded anew, the sheet would stay over the next one. What its
 * buttons open would lie in the part of the page that rests. [C25]
 */
export function leaveSheet(event: MouseEvent): void {
  const way = event.target instanceof Element ? event.target.closest('a[href], button[command="show-modal"]') : null;
  const sheet = way?.closest('[data-sheet="ways"]:popover-open, [data-sheet="menu"]:popover-open');
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || way?.getAttribute('target') === '_blank';
  // What is picked there shows for a moment, and its own part closes the sheet. [C29]
  const closesItself = Boolean(way?.closest('[data-closes-itself]'));
  if (way && sheet && !opensElsewhere && !closesItself) {
    // Also the menu below a list of links.
    closeSheets(way.ownerDocument);
  }
}

/** A window that grows to a desktop has no place for sheets. */
export function closeSheets(root: Document): void {
  for (const sheet of openSheets(root)) {
    sheet.hidePopover();
  }
}
