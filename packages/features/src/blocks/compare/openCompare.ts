import { loadLate } from '../../runtime/overlays/lateStyles.ts';
import { loadOnce } from '../../runtime/hydration/loadOnce.ts';

const load = loadOnce(() => loadLate(() => import('./showCompare.tsx')));

/** Loads and draws the dialog of the comparison before it is wanted: on the pointer that may open it. */
export const prepareComparison = () =>
  void load()
    .then(({ drawCompare }) => drawCompare())
    .catch(() => {});

/**
 * Opens the ads that wait to be compared: those of a category, else of the one that was added to last. The dialog is
 * loaded by the first call. Rejects where the network is lost: a trigger is a link to the comparison and then follows
 * itself. [C45, F14]
 */
export async function openCompare(categoryId?: number): Promise<void> {
  const { showCompare } = await load();
  await showCompare(categoryId);
}
