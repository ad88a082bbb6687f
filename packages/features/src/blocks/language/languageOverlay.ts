import { splitLanguage, toLanguageValue, type LanguageValue } from '@volan/domain-rules';
import { asksForLanguage } from '@volan/ui/overlayRules';
import type { FirstVisitOverlay } from '../../runtime/overlays/firstVisit.ts';
import { pageLanguage } from '../../runtime/browser/pageFacts.ts';
import { loadLate } from '../../runtime/overlays/lateStyles.ts';
import { uiLangSelected } from './chooseLanguage.ts';

/**
 * Opens the choice of the language over the page; resolves once it is closed and the page stays. It is loaded by the
 * first call; rejects where the network is lost. [C33]
 */
async function openLanguage(): Promise<void> {
  const { showLanguages } = await loadLate(() => import('./showLanguages.tsx'));
  await showLanguages();
}

const isAskedByAddress = () => asksForLanguage('answered', location.search);

/**
 * The language to offer beside the page's own: the one that was chosen before, where the address names none, else that
 * of the browser. Null where the page has it, or the brand does not. What decides that is loaded only where the
 * languages differ. [C32, F10, F11]
 */
async function offeredLanguage(): Promise<LanguageValue | null> {
  const current = pageLanguage();
  const chosen = uiLangSelected.read();
  const isNamed = splitLanguage(location.pathname).language !== null;
  // an older shape of the flag names no language
  if (chosen !== null && (isNamed || toLanguageValue(chosen) === null)) return null;

  const wanted = [chosen, ...(chosen === null ? navigator.languages : [])];
  const first = wanted.map((text) => toLanguageValue(text ?? '')).find((value) => value !== null);
  if (first === undefined || first === current) return null;

  const { suggestHere } = await import('./suggestHere.ts');

  return suggestHere(chosen, current);
}

/**
 * The choice of the language where the address asks for it, and a bar that offers the visitor's language where the page
 * is in another one. [C32]
 */
export const languageOverlay: FirstVisitOverlay = {
  wants: async () => isAskedByAddress() || (await offeredLanguage()) !== null,
  async show() {
    const offered = isAskedByAddress() ? null : await offeredLanguage();
    if (offered === null) return openLanguage();

    const { showLanguageBar } = await loadLate(() => import('./showLanguageBar.tsx'));
    await showLanguageBar(offered);
  },
};
