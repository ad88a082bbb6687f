import { placeBeside } from './placeBeside.ts';

/** Everything that lies beside the branch of the page in which `element` stands. */
function besides(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let branch: HTMLElement | null = element;
    branch && branch !== branch.ownerDocument.body;
    branch = branch.parentElement
  ) {
    const siblings = [...(branch.parentElement?.children ?? [])];
    found.push(...siblings.filter((other): other is HTMLElement => other !== branch && other instanceof HTMLElement));
  }
  return found.filter(({ inert, tagName }) => !inert && tagName !== 'SCRIPT' && tagName !== 'STYLE');
}

/** What rests behind an open sheet, and what rested behind another one until this one was opened in it. */
interface Held {
  readonly resting: readonly HTMLElement[];
  readonly woken: readonly HTMLElement[];
}

const held = new WeakMap<HTMLElement, Held>();

/** The sheet and the branch in which it stands, as far as it rests: the menu that opened the sheet lies beside them. */
function restingBranch(sheet: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let branch: HTMLElement | null = sheet; branch; branch = branch.parentElement) {
    if (branch.inert) found.push(branch);
  }
  return found;
}

const openSheets = (root: Document) => [...root.querySelectorAll<HTMLElement>('[data-sheet]:popover-open')];

/** Whether an open sheet beside this one keeps an element at rest. */
const restsBehindAnother = (element: HTMLElement, sheet: HTMLElement) =>
  openSheets(sheet.ownerDocument).some((other) => other !== sheet && held.get(other)?.resting.includes(element));

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

/** Brings the focus into a sheet that opens and keeps it there: the page behind it rests. */
export function holdFocus(event: ToggleEvent): void {
  const sheet = event.target;
  if (!(sheet instanceof HTMLElement) || sheet.dataset['sheet'] === undefined || event.newState !== 'open') {
    return;
  }
  if (isDropdown(sheet)) {
    placeDropdown(sheet);
    return;
  }
  const woken = restingBranch(sheet);
  const resting = besides(sheet);
  held.set(sheet, { resting, woken });
  for (const element of woken) {
    element.inert = false;
  }
  for (const element of resting) {
    element.inert = true;
  }
  if (!sheet.contains(sheet.ownerDocument.activeElement)) {
    firstStop(sheet)?.focus();
  }
}

/** Wakes the page before the sheet is gone, or the button that opened it could not take the focus back. */
export function releaseFocus(event: ToggleEvent): void {
  const sheet = event.target;
  if (!(sheet instanceof HTMLElement) || event.newState === 'open') {
    return;
  }
  const { resting = [], woken = [] } = held.get(sheet) ?? {};
  held.delete(sheet);
  for (const element of resting) {
    element.inert = false;
  }
  for (const element of woken) {
    element.inert = restsBehindAnother(element, sheet);
  }
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
