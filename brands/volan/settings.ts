import type { BrandFile } from '../../packages/domain-rules/src/brands/BrandSettings.ts';

export default {
  isDefault: true,
  name: 'Volan',
  logo: { mark: 'wheel', wordmark: 'volan' },
  hosts: ['volan.localhost', 'localhost'],
  spelling: 'serbian',
  defaultLanguage: 'rs',
  alternateLanguages: ['en', 'de', 'ro', 'ru', 'hu', 'bg', 'mk', 'zh'],
  creditCurrency: 'RSD',
  adCurrency: 'EUR',
  defaultCategory: 'vehicles',
  timeZone: 'Europe/Belgrade',
  features: { countryPicker: false, beta: true },
} satisfies BrandFile;
