import type { BrandSettings } from './BrandSettings.ts';

/** The settings of every brand, from the folders of `brands/`. [A02, A16-A18, L01-L03, L22, L23, L39] */
export { brands } from '../generated/brands.ts';

/** The languages that a brand offers: its own first, then the alternates in their order. [L23] */
export function languagesOf(brand: BrandSettings) {
  return [brand.defaultLanguage, ...brand.alternateLanguages];
}
