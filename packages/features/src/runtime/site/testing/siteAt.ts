import { brands } from '@volan/domain-rules';
import type { Site } from '../Site.ts';

/** A page of Gearlane in English for a test, of no country, in 1970; `more` says what is otherwise. */
export const siteAt = (pathname: string, more: Partial<Site> = {}): Site => ({
  brand: brands.gearlane,
  language: 'en',
  country: null,
  protocol: 'https:',
  host: 'gearlane.example',
  pathname,
  search: '',
  now: 0,
  ...more,
});
