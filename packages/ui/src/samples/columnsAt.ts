/** How many columns a grid has while the letters of the page are as large as a user has set them: "200%". */
export function columnsAt(fontSize: string, grid: Element | null | undefined): number {
  const root = document.documentElement;
  root.style.fontSize = fontSize;
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
  root.style.removeProperty('font-size');

  return columns;
}
