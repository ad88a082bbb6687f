import { openCompare, prepareComparison } from '../blocks/compare/openCompare.ts';
import { openHistory, prepareHistory } from '../blocks/history/openHistory.ts';

/** What links with `data-opens-dialog` open here: `history`, `compare` or `compare:12` with the id of a category. */
const openers: Readonly<Record<string, (of?: number) => Promise<void>>> = {
  history: () => openHistory(),
  compare: openCompare,
};

/** What loads a dialog before it is wanted. */
const preparers: Readonly<Record<string, (hasTime: boolean) => void>> = {
  history: prepareHistory,
  compare: prepareComparison,
};

/** When a touch or the first movement of a mouse has been answered, with what follows from it, in milliseconds. */
const afterAnswer = 1000;

const prepare = (link: HTMLElement | null, hasTime: boolean) =>
  preparers[link?.dataset['opensDialog']?.split(':')[0] ?? '']?.(hasTime);

/** Loads a dialog on the pointer or the focus that will open it, so that it opens at once. */
function prepareDialog(event: Event) {
  const { target } = event;
  const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
  prepare(target instanceof Element ? target.closest<HTMLElement>('a[data-opens-dialog]') : null, !byFinger);
}

let preparing: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads what the ways in sight open, when the visitor has touched the page or moved the mouse. A finger gives no sign
 * before it presses and a mouse a short one: files that are asked for only then come late. Signs of a phone come with
 * what a touch has added, so every touch counts.
 */
function prepareInSight(hasTime: boolean) {
  clearTimeout(preparing);
  preparing = setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLElement>('a[data-opens-dialog]')) {
      if (link.checkVisibility()) prepare(link, hasTime);
    }
  }, afterAnswer);
}

function prepareForMouse({ pointerType }: PointerEvent) {
  if (pointerType === 'mouse') {
    document.removeEventListener('pointermove', prepareForMouse);
    prepareInSight(true);
  }
}

/**
 * Opens dialogs in place of the pages that links lead to; where a dialog cannot be loaded, the link is followed.
 * [C35, C45]
 */
function openDialog(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-opens-dialog]');
  const [name = '', of] = link?.dataset['opensDialog']?.split(':') ?? [];
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
export function installDialogLinks(): void {
  if (!installed) {
    installed = true;
    document.addEventListener('click', openDialog);
    for (const type of ['pointerover', 'pointerdown', 'focusin']) {
      document.addEventListener(type, prepareDialog, { passive: true });
    }
    document.addEventListener('pointermove', prepareForMouse, { passive: true });
    document.addEventListener('touchend', () => prepareInSight(false), { passive: true });
  }
}
