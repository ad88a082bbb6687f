export { placePreview, previewHref, type BannerPreview } from './previewBanner.ts';
export { bannerValidity, prefetchBanners } from './prefetchBanners.ts';
export type { PageWithBanners } from './bannerPositions.ts';
