import { appToOffer, type AppPlatform } from '@volan/ui/overlayRules';
import { loadLate } from '../../runtime/overlays/lateStyles.ts';
import type { FirstVisitOverlay } from '../../runtime/overlays/firstVisit.ts';
import { offeredOnStore } from './offeredOnStore.ts';

/** The app to offer now, if any: at most once a day of the visitor's calendar, never on a desktop. [C41-C44, L30] */
export function appOfToday(userAgent: string, now: Date): AppPlatform | undefined {
  const platform = appToOffer(userAgent, null, now);
  return platform && appToOffer(userAgent, offeredOnStore.read()[platform], now);
}

/** The address of the app in the store, as the footer of the page names it; undefined where there is no such app. */
const storeHref = (platform: AppPlatform) =>
  document.querySelector<HTMLAnchorElement>(`a[data-app-store=${platform}]`)?.href;

/** The app to offer on this page, with its address. */
function offerHere() {
  const platform = appOfToday(navigator.userAgent, new Date());
  const href = platform && storeHref(platform);

  return href ? { platform, href } : undefined;
}

/** The offer of the app of this phone, last of all overlays. [C41-C44, T46] */
export const appOffer: FirstVisitOverlay = {
  wants: () => offerHere() !== undefined,
  show: async () => {
    const offer = offerHere();
    if (offer) {
      const { offerApp } = await loadLate(() => import('./offerApp.tsx'));
      await offerApp(offer.platform, offer.href);
    }
  },
};
