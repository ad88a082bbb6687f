import { localDay, type AppPlatform } from '@volan/ui/overlayRules';
import { browserStore } from '../../runtime/browser/browserStore.ts';

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
