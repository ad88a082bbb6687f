import { loadLate } from './lateStyles.ts';
import type { Choice } from './showChoiceDialog.tsx';

/**
 * Offers two ways from anywhere and calls the one that is taken; leaving it takes neither. Resolves when it has gone.
 * [C49]
 */
export async function choiceDialog(ways: Choice): Promise<void> {
  const { showChoiceDialog } = await loadLate(() => import('./showChoiceDialog.tsx'));
  await showChoiceDialog(ways);
}
