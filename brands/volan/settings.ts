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
  localCurrency: 'RSD',
  loanExample: { rate: 9, day: '2026-11-30' },
  defaultCategory: 'vehicles',
  homeCountry: 'RS',
  timeZone: 'Europe/Belgrade',
  // in development: a name that nobody can own; a deployment sets CONTACT_EMAIL
  contact: { email: 'info@volan.localhost' },
  features: { countryPicker: false, beta: true },
} satisfies BrandFile;
