export { fastAdHref, fastAdsHref } from '../../../blocks/fastAds/fastAdHref.ts';
export { readRegionChoices } from '../../../blocks/places/readRegionChoices.ts';
export { FastAdImagesPage } from './FastAdImagesPage.tsx';
export { FastAdPage, type FastAdPageProps } from './FastAdPage.tsx';
export { FastAdsPage } from './FastAdsPage.tsx';
export type { FastAdsPageProps } from './FastAdsPageProps.ts';
export { GoneFastAdPage, type GoneFastAdPageProps } from './GoneFastAdPage.tsx';
export { SavedFastAdsPage, type SavedFastAdsPageProps } from './SavedFastAdsPage.tsx';
export { readFastAds, type FastAdPath } from './readFastAds.ts';
