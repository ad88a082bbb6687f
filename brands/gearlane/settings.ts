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
  // in development: a name that nobody can own; a deployment sets CONTACT_EMAIL
  contact: { email: 'info@gearlane.localhost' },
  features: { countryPicker: true, beta: true },
} satisfies BrandFile;
