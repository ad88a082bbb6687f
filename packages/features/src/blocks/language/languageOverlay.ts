import { asksForLanguage } from '@volan/ui/overlayRules';
import type { FirstVisitOverlay } from '../../runtime/overlays/firstVisit.ts';
import { uiLangSelected } from './chooseLanguage.ts';
import { openLanguage } from './openLanguage.ts';

/** The question for the language on a first visit, and where the address asks it. [C32] */
export const languageOverlay: FirstVisitOverlay = {
  wants: () => asksForLanguage(uiLangSelected.read(), location.search),
  show: openLanguage,
};
