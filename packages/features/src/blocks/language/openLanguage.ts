import { loadLate } from '../../runtime/overlays/lateStyles.ts';

/**
 * Opens the choice of the language over the page; resolves once it is closed and the page stays. It is loaded by the first call; rejects
 * where the network is lost. [C33]
 */
export async function openLanguage(): Promise<void> {
  const { showLanguages } = await loadLate(() => import('./showLanguages.tsx'));
  await showLanguages();
}
