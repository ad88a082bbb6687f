/**
 * Opens the ads that wait to be compared: those of a category, else of the one that was added to last. The dialog is
 * loaded by the first call. [C45, F14]
 */
export async function openCompare(categoryId?: number): Promise<void> {
  const { showCompare } = await import('./showCompare.tsx');
  await showCompare(categoryId);
}
