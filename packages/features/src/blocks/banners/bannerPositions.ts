import type { BannerPlace } from '@volan/ui/BannerSlot';

/** Positions of banners on each page, by their codes in the database, and the box of each. [M50, J83] */
export const bannerPositions = {
  home: { 'home-middle': 'list', 'home-end': 'wide' },
  catalog: { 'catalog-list': 'list', 'catalog-grid': 'list', 'catalog-rail': 'rail' },
  ad: { 'ad-end': 'wide' },
  companies: { 'company-list': 'list' },
} as const satisfies Record<string, Record<string, BannerPlace>>;

/** A page that has positions for banners. */
export type PageWithBanners = keyof typeof bannerPositions;
