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
  // until the house has a domain of its own: a name that nobody can own
  contact: { email: 'info@volan.localhost' },
  // until the apps are published: where they will be found
  apps: {
    android: 'https://play.google.com/store/search?q=Volan&c=apps',
    ios: 'https://apps.apple.com/search?term=Volan',
  },
  features: { countryPicker: false, beta: true },
} satisfies BrandFile;
