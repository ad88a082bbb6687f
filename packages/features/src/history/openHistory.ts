import { loadLate } from '../islands/lateStyles.ts';

const load = () => loadLate(() => import('./showHistory.tsx'));

/** Loads the dialog of the history before it is wanted: on the pointer that may open it. */
export const prepareHistory = () =>
  void load()
    .then(({ historyWords }) => historyWords())
    .catch(() => {});

/**
 * Opens the ads that were visited; the dialog is loaded by the first call. Rejects where the network is lost: a trigger
 * is a link to `/history` and then follows itself. [C35]
 */
export async function openHistory(): Promise<void> {
  const { showHistory } = await load();
  await showHistory();
}
