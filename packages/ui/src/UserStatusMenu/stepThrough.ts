/** Moves the focus through an open panel of entries; tells whether the key was one of its keys. */
export function stepThrough(panel: HTMLElement, key: string): boolean {
  if (!panel.matches(':popover-open') || !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) {
    return false;
  }
  const entries = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
  const here = entries.indexOf(panel.ownerDocument.activeElement as HTMLElement);
  const next =
    key === 'Home'
      ? 0
      : key === 'End'
        ? -1
        : key === 'ArrowDown'
          ? (here + 1) % entries.length
          : here < 1
            ? -1
            : here - 1;
  entries.at(next)?.focus();
  return true;
}
