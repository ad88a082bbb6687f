/**
 * The pages a pager shows: the first, the last, the current one and its neighbours. `gap` stands for what
 * is left out; a gap of one page shows the page instead.
 */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const shown = [1, 2, current - 1, current, current + 1, last]
    .filter((page) => page >= 1 && page <= last)
    .toSorted((a, b) => a - b);
  const numbers: (number | 'gap')[] = [];
  for (const page of new Set(shown)) {
    const before = numbers.at(-1);
    if (typeof before === 'number' && page === before + 2) {
      numbers.push(before + 1);
    } else if (typeof before === 'number' && page > before + 2) {
      numbers.push('gap');
    }
    numbers.push(page);
  }

  return numbers;
}
