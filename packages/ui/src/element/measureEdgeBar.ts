/**
 * Stores the height of an open bar at the lower edge of the window in `--edge-bar-height`: what is focused or fixed, and
 * the end of the page, stay clear of it. The bar has `data-edge-bar`; one is open at a time.
 *
 * @returns ends it
 */
export function measureEdgeBar(bar: HTMLElement | null) {
  if (bar === null) return undefined;

  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--edge-bar-height', `${bar.offsetHeight}px`));
  watch.observe(bar);

  return () => {
    watch.disconnect();
    style.removeProperty('--edge-bar-height');
  };
}
