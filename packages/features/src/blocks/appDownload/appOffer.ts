import { appToOffer, localDay, type AppPlatform } from '@volan/ui/overlayRules';
import { browserStore } from '../../runtime/browser/browserStore.ts';
import { loadLate } from '../../runtime/overlays/lateStyles.ts';
import type { FirstVisitOverlay } from '../../runtime/overlays/firstVisit.ts';

/** The days of this browser's calendar on which the app was offered last. [C43, L30] */
type OfferedOn = Readonly<Partial<Record<AppPlatform, string>>>;

function parse(kept: unknown): OfferedOn {
  const { android, iphone } = kept as Readonly<Record<string, unknown>>;
  return {
    ...(typeof android === 'string' && { android }),
    ...(typeof iphone === 'string' && { iphone }),
  };
}

/** When the app was offered last, by platform. */
export const offeredOnStore = browserStore<OfferedOn>({ key: 'app-offered-on', empty: {}, parse });

/** Keeps that the app of a platform was offered today. */
export const rememberOffer = (platform: AppPlatform) =>
  offeredOnStore.write({ ...offeredOnStore.read(), [platform]: localDay(new Date()) });

/** The app to offer now, if any: at most once a day of the reader's calendar, never on a desktop. [C41-C44, L30] */
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
