import { loadLate } from '../../runtime/overlays/lateStyles.ts';
import { loadOnce } from '../../runtime/hydration/loadOnce.ts';

const load = loadOnce(() => loadLate(() => import('./showHistory.tsx')));

/**
 * Loads and draws the dialog of the history before it is wanted: on the pointer that may open it. `hasTime` is false
 * for a finger, which presses before ads would be drawn.
 */
export const prepareHistory = (hasTime: boolean) =>
  void load()
    .then(({ drawHistory }) => drawHistory(hasTime))
    .catch(() => {});

/**
 * Opens the ads that were visited; the dialog is loaded by the first call. Rejects where the network is lost: a trigger
 * is a link to `/history` and then follows itself. [C35]
 */
export async function openHistory(): Promise<void> {
  const { showHistory } = await load();
  await showHistory();
}
