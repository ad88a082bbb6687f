import { indexAfterKey } from '../rovingFocus/indexAfterKey.ts';

/** A menu that hangs below its trigger, or a list of links that several buttons open. */
const menus = 'details[data-menu], [data-sheet="menu"]';

/** A text field keeps its keys; only Arrow Down in the search of a menu moves to the results. */
const keepsKey = (element: Element, key: string) =>
  element.matches('input, select, textarea') && !(key === 'ArrowDown' && element.matches('[type=search]'));

const isOpen = (menu: Element) => (menu instanceof HTMLDetailsElement ? menu.open : menu.matches(':popover-open'));

/** The visible elements of a menu's panel that can take the focus. */
const stopsOf = (menu: Element) =>
  [...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')].filter((stop) => stop.checkVisibility());

function moveIn(menu: Element, event: KeyboardEvent) {
  const stops = stopsOf(menu);
  const index = indexAfterKey(event.key, stops.indexOf(event.target as HTMLElement), stops.length, 'vertical');
  if (index !== undefined) {
    event.preventDefault();
    stops[index]?.focus();
  }
}

/** The menu that a trigger opens: its `details` element, or the popover that its button names. */
function menuOf(trigger: Element): HTMLElement | null {
  const named = trigger instanceof HTMLButtonElement ? trigger.popoverTargetElement : null;
  const found = trigger.matches('summary') ? trigger.parentElement : named;
  return found instanceof HTMLElement && found.matches(menus) ? found : null;
}

function openFrom(trigger: HTMLElement, menu: HTMLElement) {
  if (menu instanceof HTMLDetailsElement) {
    menu.open = true;
  } else {
    menu.showPopover({ source: trigger });
  }
}

/** Moves along a menu bar; the open menu closes. */
function moveInBar(target: Element, event: KeyboardEvent): void {
  const bar = target.closest('[data-bar]');
  const stops = bar ? [...bar.querySelectorAll<HTMLElement>('summary, a[href]')] : [];
  const inBar = stops.filter((stop) => stop.tagName === 'SUMMARY' || stop.closest('details') === null);
  const here = inBar.indexOf(target as HTMLElement);
  if (here === -1) {
    return;
  }
  event.preventDefault();
  const step = event.key === 'ArrowRight' ? 1 : -1;
  inBar[(here + step + inBar.length) % inBar.length]?.focus();
}

/**
 * Keys of menus: up and down open a menu and move through it, Home and End go to its ends, Escape closes it and gives
 * the focus back, left and right walk along a bar. Text fields in a menu keep their keys, except Arrow Down in a
 * search. [C10, C26]
 */
export function menuKeys(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const around = target.closest<HTMLElement>(menus);
  if (key === 'Escape' && around instanceof HTMLDetailsElement && around.open) {
    around.open = false;
    around.querySelector('summary')?.focus();
    return;
  }
  if (keepsKey(target, key)) {
    return;
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    moveInBar(target, event);
    return;
  }
  const opened = menuOf(target);
  if (opened && (key === 'ArrowDown' || key === 'ArrowUp')) {
    openFrom(target as HTMLElement, opened);
    moveIn(opened, event);
  } else if (around && !opened && isOpen(around)) {
    moveIn(around, event);
  }
}
