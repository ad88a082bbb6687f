/**
 * The index that a key leads to in a row or a column with this many elements, or undefined if the key is not one of its
 * keys. Arrows run around the ends. `here` is -1 while the focus is on none of them.
 */
export function indexAfterKey(
  key: string,
  here: number,
  count: number,
  axis: 'horizontal' | 'vertical' = 'horizontal',
): number | undefined {
  switch (key) {
    case axis === 'horizontal' ? 'ArrowRight' : 'ArrowDown':
      return (here + 1) % count;
    case axis === 'horizontal' ? 'ArrowLeft' : 'ArrowUp':
      return here < 1 ? count - 1 : here - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
