/**
 * Marks the ways of headers and menus that lead to the page that is shown. Headers are made once for all pages of a
 * language, so they cannot say it themselves.
 */
export function markCurrent(root: Document): void {
  const { origin, pathname, search } = root.location;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-bar] a:not(x-island a), [data-sheet=ways] a')) {
    const to = new URL(link.href);
    if (to.origin === origin && to.pathname === pathname && (to.search === '' || to.search === search)) {
      link.setAttribute('aria-current', 'page');
    }
  }
}
