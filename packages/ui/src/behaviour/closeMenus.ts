const openMenus = (root: Document) => root.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** A click anywhere else closes an open menu. */
export function closeMenusBeside(event: Event): void {
  const target = event.target as Node;
  for (const menu of openMenus(target.ownerDocument ?? document)) {
    if (!menu.contains(target)) {
      menu.open = false;
    }
  }
}

function moveInMenu(menu: HTMLDetailsElement, step: 1 | -1) {
  const entries = [...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const here = entries.indexOf(menu.ownerDocument.activeElement as HTMLElement);
  const next = here === -1 ? (step === 1 ? 0 : entries.length - 1) : (here + step + entries.length) % entries.length;
  entries[next]?.focus();
}

/** Escape closes the menu that holds the focus and gives the focus back; up and down walk through it. [C10] */
export function menuKeys(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const menu = target?.closest<HTMLDetailsElement>('details[data-menu]');
  if (!menu?.open) {
    return;
  }
  if (event.key === 'Escape') {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    moveInMenu(menu, event.key === 'ArrowDown' ? 1 : -1);
  }
}
