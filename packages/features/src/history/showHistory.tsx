/** Draws the dialog of the history into the page. [C35] */
export function showHistory(): Promise<void> {
  return Promise.resolve();
}
