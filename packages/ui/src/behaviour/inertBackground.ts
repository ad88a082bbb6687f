import { pageInert } from './pageInert.ts';

/** Everything on the page that is neither an ancestor of `element` nor inside it, and not inert yet. */
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

/**
 * The changes of an open sheet: elements that it made inert, and elements that another sheet had made inert and it made
 * reachable.
 */
interface Changes {
  readonly madeInert: readonly HTMLElement[];
  readonly madeReachable: readonly HTMLElement[];
}

const held = new WeakMap<HTMLElement, Changes>();
const nothing: Changes = { madeInert: [], madeReachable: [] };

/** The sheet and those of its ancestors that are inert, since a menu outside them opened the sheet. */
function inertBranch(sheet: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let branch: HTMLElement | null = sheet; branch; branch = branch.parentElement) {
    if (branch.inert) found.push(branch);
  }
  return found;
}

/** The sheets that are over the page. */
export const openSheets = (root: Document) => [...root.querySelectorAll<HTMLElement>('[data-sheet]:popover-open')];

/** Whether another open sheet keeps an element inert. */
const isInertBehindAnother = (element: HTMLElement, sheet: HTMLElement) =>
  openSheets(sheet.ownerDocument).some((other) => other !== sheet && held.get(other)?.madeInert.includes(element));

/** Restores the page when an open sheet is removed from the document: that fires no event. */
function restoreWhenGone(sheet: HTMLElement) {
  const watch = new MutationObserver(() => {
    if (!sheet.isConnected) {
      restorePage(sheet);
    }
    if (!held.has(sheet)) {
      watch.disconnect();
    }
  });
  watch.observe(sheet.ownerDocument, { childList: true, subtree: true });
}

/** Makes everything but an open sheet inert, and stops the page behind it from scrolling. */
export function makePageInert(sheet: HTMLElement): void {
  if (held.has(sheet)) {
    return;
  }
  const madeReachable = inertBranch(sheet);
  const madeInert = besides(sheet);
  held.set(sheet, { madeInert, madeReachable });
  for (const element of madeReachable) {
    element.inert = false;
  }
  for (const element of madeInert) {
    element.inert = true;
  }
  sheet.ownerDocument.documentElement.setAttribute(pageInert, '');
  restoreWhenGone(sheet);
}

/**
 * Makes the page behind a sheet reachable again, except for what another sheet keeps inert. Returns what the sheet had
 * changed.
 */
export function restorePage(sheet: HTMLElement): Changes {
  const was = held.get(sheet);
  if (!was) {
    return nothing;
  }
  held.delete(sheet);
  for (const element of was.madeInert) {
    element.inert = false;
  }
  for (const element of was.madeReachable) {
    element.inert = isInertBehindAnother(element, sheet);
  }
  const { ownerDocument } = sheet;
  const isStillInert = openSheets(ownerDocument).some((other) => held.has(other));
  ownerDocument.documentElement.toggleAttribute(pageInert, isStillInert);

  return was;
}
