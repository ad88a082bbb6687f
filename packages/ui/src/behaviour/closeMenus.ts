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

/** Closes every open menu: a page that comes back from the browser's memory is found as it began. [C25] */
export function closeMenus(root: Document): void {
  for (const menu of openMenus(root)) {
    menu.open = false;
  }
}
