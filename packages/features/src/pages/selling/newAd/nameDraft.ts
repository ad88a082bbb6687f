/** Where the address names the draft of an ad; the page reads it too (`?draft=`). */
const parameter = 'draft';

/**
 * Names the draft that the form shows in the address, without a new entry of the history: Back, a reload and the way
 * through signing in open the same draft again. Null: the form shows none. [P35, B44]
 */
export function nameDraft(id: string | null): void {
  const url = new URL(location.href);
  if (url.searchParams.get(parameter) === id) return;

  if (id === null) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, id);
  history.replaceState(history.state, '', url);
}
