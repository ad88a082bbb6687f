import { placeBeside } from './placeBeside.ts';
import { askToClose } from './openDialogs.ts';
import { makePageInert, openSheets, restorePage } from './inertBackground.ts';

const focusable =
  'button:not(:disabled), a[href], input:not([type="hidden"], :disabled), select, summary, [tabindex="0"]';

/** The first visible element in `sheet` that can take the focus. */
const firstStop = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll<HTMLElement>(focusable)].find((element) => element.checkVisibility());

/** The same width as `media.desktop`: a list of links is a dropdown there, and the page behind it stays usable. */
export const isDropdown = ({ dataset, ownerDocument }: HTMLElement) =>
  dataset['sheet'] === 'menu' && ownerDocument.defaultView?.matchMedia('(min-width: 1024px)').matches === true;

/** The button that opens a sheet, if it is visible and not inert. */
const openerOf = (sheet: HTMLElement) =>
  [...sheet.ownerDocument.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(sheet.id)}"]`)].find(
    (button) => !sheet.contains(button) && button.checkVisibility() && !button.closest('[inert]'),
  );

/** Positions a dropdown beside its button, for browsers without CSS anchor positioning. */
function placeDropdown(menu: HTMLElement) {
  const opener = openerOf(menu);
  if (opener) {
    placeBeside(opener, menu, 'below');
  }
}

/** Moves the focus into an open sheet and keeps it there: the page behind becomes inert. */
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

/** Holds the focus in sheets that were opened before this script ran. */
export const holdFocusInOpen = (root: Document): void => openSheets(root).forEach(holdFocusIn);

/** Holds the focus in a sheet that opens. */
export function holdFocus({ target, newState }: ToggleEvent): void {
  if (target instanceof HTMLElement && target.dataset['sheet'] !== undefined && newState === 'open') {
    holdFocusIn(target);
  }
}

/**
 * The toggle event comes a moment after a sheet has opened: a Tab before it would move the focus to the page behind.
 */
export function makePageInertOnTab({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof Node && target.ownerDocument) {
    const sheets = openSheets(target.ownerDocument);
    sheets.filter((sheet) => !isDropdown(sheet)).forEach(makePageInert);
  }
}

/** Restores the page before the sheet closes, or its button could not take the focus back. */
export function releaseFocus({ target: sheet, newState }: ToggleEvent): void {
  if (!(sheet instanceof HTMLElement) || newState === 'open') {
    return;
  }
  const { madeReachable } = restorePage(sheet);
  // Browsers return the focus themselves, but not into another sheet.
  if (madeReachable.length > 0 && sheet.contains(sheet.ownerDocument.activeElement)) {
    openerOf(sheet)?.focus();
  }
}

/**
 * Closes a sheet when one of its links is followed: without a page load it would stay open over the next page. It also
 * closes for its buttons, since the dialogs that they open would lie in the inert part of the page. [C25]
 */
export function leaveSheet(event: MouseEvent): void {
  const way = event.target instanceof Element ? event.target.closest('a[href], button[command="show-modal"]') : null;
  const sheet = way?.closest('[data-sheet="ways"]:popover-open, [data-sheet="menu"]:popover-open');
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || way?.getAttribute('target') === '_blank';
  // The choice is shown for a moment; the component itself closes the sheet. [C29]
  const closesItself = Boolean(way?.closest('[data-closes-itself]'));
  if (way && sheet && !opensElsewhere && !closesItself) {
    // Also the menu that a list of links was opened from.
    closeSheets(way.ownerDocument);
  }
}

/**
 * Closes every dialog or sheet around a link of a router, once the router has followed it: without a page load it would
 * stay open over the next page.
 */
export function leaveWithRouter(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-routed]') : null;
  // A router follows a click in place of the browser; those with a modifier key stay the browser's.
  if (!link || !event.defaultPrevented) {
    return;
  }
  const around = '[popover]:popover-open, dialog[open], details[data-menu][open]';
  for (let open = link.closest(around); open; open = open.parentElement?.closest(around) ?? null) {
    if (open instanceof HTMLDetailsElement) open.open = false;
    else if (open.matches(':popover-open')) (open as HTMLElement).hidePopover();
    else askToClose(open as HTMLDialogElement);
  }
}

/** Closes sheets when the window grows to desktop width, where they have no layout. */
export function closeSheets(root: Document): void {
  for (const sheet of openSheets(root)) {
    sheet.hidePopover();
  }
}
