import { openCompare, prepareComparison } from '../compare/openCompare.ts';
import { openHistory, prepareHistory } from '../history/openHistory.ts';
import { barId } from './barId.ts';

/** What links with `data-instead` open here: `history`, `compare` or `compare:12` with the id of a category. */
const openers: Readonly<Record<string, (of?: number) => Promise<void>>> = {
  history: () => openHistory(),
  compare: openCompare,
};

/** What loads a dialog before it is wanted. */
const preparers: Readonly<Record<string, (hasTime: boolean) => void>> = {
  history: prepareHistory,
  compare: prepareComparison,
};

/** When a touch has been answered, with what follows from it, in milliseconds. */
const afterTouch = 1000;

const prepare = (link: HTMLElement | null, hasTime: boolean) =>
  preparers[link?.dataset['instead']?.split(':')[0] ?? '']?.(hasTime);

/** Loads a dialog on the pointer or the focus that will open it, so that it stands at once. */
function prepareInstead(event: Event) {
  const { target } = event;
  const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
  prepare(target instanceof Element ? target.closest<HTMLElement>('a[data-instead]') : null, !byFinger);
}

/**
 * Loads what the signs in the bar open. A finger gives no sign before it presses, and files that are asked for then come
 * late; but hardly anybody touches a page at that place first.
 */
function prepareForFinger() {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLElement>(`#${barId} a[data-instead]`)) {
      if (link.checkVisibility()) prepare(link, false);
    }
  }, afterTouch);
}

/** Opens dialogs in place of the pages that links lead to; where a dialog cannot be loaded, the link is followed. [C35, C45] */
function openInstead(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-instead]');
  const [name = '', of] = link?.dataset['instead']?.split(':') ?? [];
  const open = openers[name];
  if (!link || !open || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  event.preventDefault();
  const menu = link.closest<HTMLDetailsElement>('details[data-menu]');
  if (menu) {
    // The dialog gives the focus back to what had it.
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
  open(of === undefined ? undefined : Number(of)).catch(() => location.assign(link.href));
}

let installed = false;

/** Listens for the whole page, once. */
export function installInstead(): void {
  if (!installed) {
    installed = true;
    document.addEventListener('click', openInstead);
    for (const type of ['pointerover', 'pointerdown', 'focusin']) {
      document.addEventListener(type, prepareInstead, { passive: true });
    }
    document.addEventListener('touchend', prepareForFinger, { passive: true, once: true });
  }
}
