import { appToOffer, type AppPlatform } from '@volan/ui/overlayRules';
import { loadLate } from '../../runtime/overlays/lateStyles.ts';
import type { FirstVisitOverlay } from '../../runtime/overlays/firstVisit.ts';
import { offeredOnStore } from './offeredOnStore.ts';

/** The app to offer now, if any: at most once a day of the visitor's calendar, never on a desktop. [C41-C44, L30] */
export function appOfToday(userAgent: string, now: Date): AppPlatform | undefined {
  const platform = appToOffer(userAgent, null, now);
  return platform && appToOffer(userAgent, offeredOnStore.read()[platform], now);
}

/** The offer of the app of this phone, last of all overlays. [C41-C44, T46] */
export const appOffer: FirstVisitOverlay = {
  wants: () => appOfToday(navigator.userAgent, new Date()) !== undefined,
  show: async () => {
    const platform = appOfToday(navigator.userAgent, new Date());
    if (platform) {
      const { offerApp } = await loadLate(() => import('./offerApp.tsx'));
      await offerApp(platform);
    }
  },
};
