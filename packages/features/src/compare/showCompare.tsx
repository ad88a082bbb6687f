/** Draws the dialog of the comparison into the page. [C45] */
export function showCompare(_categoryId?: number): Promise<void> {
  return Promise.resolve();
}
