import { loadLate } from '../islands/lateStyles.ts';
import type { FirstVisitOverlay } from '../overlays/firstVisit.ts';
import { consentStore } from './consentStore.ts';

/** The bar that asks about cookies, first of all overlays; `cookiesHref` leads to what they are. [T46] */
export const consentOverlay = (cookiesHref: string): FirstVisitOverlay => ({
  wants: () => consentStore.read() === null,
  show: async () => {
    const { askConsent } = await loadLate(() => import('./askConsent.tsx'));
    await askConsent(cookiesHref);
  },
});
