import { devError, repeated } from '../devWarnings/devWarnings.ts';

/** What types cannot stop, while the page is being made. */
export function checkTabs(tabs: readonly { id: string }[]): void {
  const ids = tabs.map(({ id }) => id);
  const twice = repeated(ids);
  if (tabs.length === 0) {
    devError('Tabs', 'it has no tabs', 'an empty list is announced', 'leave it out while there is nothing to choose');
  }
  if (twice !== undefined) {
    devError('Tabs', `two tabs have the id "${twice}"`, 'both would show the same panel', 'give each panel its own id');
  }
}
