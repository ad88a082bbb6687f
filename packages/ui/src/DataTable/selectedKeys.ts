/** The state of the box in the head for the rows of this page. */
export function headState(selected: readonly string[], page: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = page.filter((key) => selected.includes(key)).length;
  return chosen === 0 ? 'none' : chosen === page.length ? 'all' : 'some';
}

/** The chosen keys after the box of the head: all of this page, or none of it where all were chosen. */
export function toggleAll(selected: readonly string[], page: readonly string[]): string[] {
  const elsewhere = selected.filter((key) => !page.includes(key));
  return headState(selected, page) === 'all' ? elsewhere : [...elsewhere, ...page];
}

/** The chosen keys after the box of one row. */
export function toggleOne(selected: readonly string[], key: string): string[] {
  return selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key];
}
