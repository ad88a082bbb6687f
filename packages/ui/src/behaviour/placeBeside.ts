const gap = 6;
const edge = 8;

/**
 * Positions a popover beside its anchor, for browsers without CSS anchor positioning. It flips to the other side if
 * there is no room, and stays inside the window.
 */
export function placeBeside(source: Element, popover: HTMLElement, side: 'above' | 'below'): void {
  if (CSS.supports('position-area', 'block-end')) {
    return;
  }
  const beside = source.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popover;
  const above = beside.top - gap - offsetHeight;
  const below = beside.bottom + gap;
  const fitsAbove = above >= edge;
  const fitsBelow = below + offsetHeight <= window.innerHeight - edge;
  const top = side === 'above' ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above;
  const middle = beside.left + (beside.width - offsetWidth) / 2;
  const left = Math.max(edge, Math.min(middle, window.innerWidth - offsetWidth - edge));
  Object.assign(popover.style, { top: `${top}px`, left: `${left}px` });
}
