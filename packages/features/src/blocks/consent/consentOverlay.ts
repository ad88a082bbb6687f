import type { FirstVisitOverlay } from '../../runtime/overlays/firstVisit.ts';
import { consentStore } from './consentStore.ts';

/** The bar that asks about cookies, first of all overlays; `cookiesHref` leads to what they are. [T46] */
export const consentOverlay = (cookiesHref: string): FirstVisitOverlay => ({
  wants: () => consentStore.read() === null,
  show: async () => {
    // Its styles are in every page: the sheet of all late parts would be far more than a first visit needs.
    const { askConsent } = await import('./askConsent.tsx');
    await askConsent(cookiesHref);
  },
});
