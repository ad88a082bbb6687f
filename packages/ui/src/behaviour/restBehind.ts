import { pageRests } from './pageRests.ts';

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
const nothing: Held = { resting: [], woken: [] };

/** The sheet and the branch in which it stands, as far as it rests: the menu that opened the sheet lies beside them. */
function restingBranch(sheet: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let branch: HTMLElement | null = sheet; branch; branch = branch.parentElement) {
    if (branch.inert) found.push(branch);
  }
  return found;
}

/** The sheets that stand over the page. */
export const openSheets = (root: Document) => [...root.querySelectorAll<HTMLElement>('[data-sheet]:popover-open')];

/** Whether an open sheet beside this one keeps an element at rest. */
const restsBehindAnother = (element: HTMLElement, sheet: HTMLElement) =>
  openSheets(sheet.ownerDocument).some((other) => other !== sheet && held.get(other)?.resting.includes(element));

/** Wakes the page where a sheet is taken away while it is open: nothing else tells of that. */
function wakeWhenGone(sheet: HTMLElement) {
  const watch = new MutationObserver(() => {
    if (!sheet.isConnected) {
      wakePage(sheet);
    }
    if (!held.has(sheet)) {
      watch.disconnect();
    }
  });
  watch.observe(sheet.ownerDocument, { childList: true, subtree: true });
}

/** Makes an open sheet the one thing that can be reached; the page behind it is not scrolled. */
export function letPageRest(sheet: HTMLElement): void {
  if (held.has(sheet)) {
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
  sheet.ownerDocument.documentElement.setAttribute(pageRests, '');
  wakeWhenGone(sheet);
}

/** Wakes what rests behind a sheet, but for what another one keeps at rest. Returns what rested and was woken. */
export function wakePage(sheet: HTMLElement): Held {
  const was = held.get(sheet);
  if (!was) {
    return nothing;
  }
  held.delete(sheet);
  for (const element of was.resting) {
    element.inert = false;
  }
  for (const element of was.woken) {
    element.inert = restsBehindAnother(element, sheet);
  }
  const { ownerDocument } = sheet;
  const restsStill = openSheets(ownerDocument).some((other) => held.has(other));
  ownerDocument.documentElement.toggleAttribute(pageRests, restsStill);
  return was;
}
