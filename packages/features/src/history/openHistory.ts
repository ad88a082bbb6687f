/** Opens the ads that were visited. The dialog is loaded by the first call. [C35] */
export async function openHistory(): Promise<void> {
  const { showHistory } = await import('./showHistory.tsx');
  await showHistory();
}
