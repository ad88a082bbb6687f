import { asksForLanguage } from '@volan/ui/overlayRules';
import type { FirstVisitOverlay } from '../../runtime/overlays/firstVisit.ts';
import { uiLangSelected } from './chooseLanguage.ts';
import { loadLate } from '../../runtime/overlays/lateStyles.ts';

/**
 * Opens the choice of the language over the page; resolves once it is closed and the page stays. It is loaded by the
 * first call; rejects where the network is lost. [C33]
 */
async function openLanguage(): Promise<void> {
  const { showLanguages } = await loadLate(() => import('./showLanguages.tsx'));
  await showLanguages();
}

/** The question for the language on a first visit, and where the address asks it. [C32] */
export const languageOverlay: FirstVisitOverlay = {
  wants: () => asksForLanguage(uiLangSelected.read(), location.search),
  show: openLanguage,
};
