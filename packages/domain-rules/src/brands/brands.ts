import type { BrandId } from './BrandId.ts';
import type { BrandSettings } from './BrandSettings.ts';

/** The settings of both brands. [A02, A16-A18, L01-L03, L22, L23, L39] */
export const brands: Readonly<Record<BrandId, BrandSettings>> = {
  volan: {
    id: 'volan',
    name: 'Volan',
    hosts: ['volan.localhost', 'localhost'],
    defaultLanguage: 'rs',
    alternateLanguages: ['en', 'de', 'ro', 'ru', 'hu', 'bg', 'mk', 'zh'],
    creditCurrency: 'RSD',
    adCurrency: 'EUR',
    defaultCategory: 'vehicles',
    timeZone: 'Europe/Belgrade',
    features: { countryPicker: false, beta: true },
  },
  gearlane: {
    id: 'gearlane',
    name: 'Gearlane',
    hosts: ['gearlane.localhost'],
    defaultLanguage: 'en',
    alternateLanguages: ['rs', 'de', 'ro', 'ru', 'hu', 'bg', 'mk', 'zh'],
    creditCurrency: 'EUR',
    adCurrency: 'EUR',
    defaultCategory: 'vehicles',
    timeZone: 'Europe/Belgrade',
    features: { countryPicker: true, beta: true },
  },
};

/** The languages that a brand offers: its own first, then the alternates in their order. [L23] */
export function languagesOf(brand: BrandSettings) {
  return [brand.defaultLanguage, ...brand.alternateLanguages];
}
