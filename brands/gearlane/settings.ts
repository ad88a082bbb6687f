import type { BrandFile } from '../../packages/domain-rules/src/brands/BrandSettings.ts';

export default {
  name: 'Gearlane',
  logo: { mark: 'gate', wordmark: 'Gearlane' },
  hosts: ['gearlane.localhost'],
  spelling: 'english',
  defaultLanguage: 'en',
  alternateLanguages: ['rs', 'de', 'ro', 'ru', 'hu', 'bg', 'mk', 'zh'],
  creditCurrency: 'EUR',
  adCurrency: 'EUR',
  loanExample: { rate: 9, day: '2026-11-30' },
  defaultCategory: 'vehicles',
  timeZone: 'Europe/Belgrade',
  // until the house has a domain of its own: a name that nobody can own
  contact: { email: 'info@gearlane.localhost' },
  // until the apps are published: where they will be found
  apps: {
    android: 'https://play.google.com/store/search?q=Gearlane&c=apps',
    ios: 'https://apps.apple.com/search?term=Gearlane',
  },
  features: { countryPicker: true, beta: true },
} satisfies BrandFile;
