export { bannerValidity, prefetchBanners } from './prefetchBanners.ts';
export type { PageWithBanners } from './bannerPositions.ts';
