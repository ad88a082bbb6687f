import type { ExchangeRate, ImportRule } from '@volan/api-contract';
import type { ImportCountry, ImportTerms } from '@volan/domain-rules';
import type { Site } from '../../../runtime/site/Site.ts';

/** The country into which vehicles are imported. */
const importCountry: ImportCountry = 'RS';

/**
 * The country for whose visitors imports are estimated; null on the host of another country. A site of all countries
 * estimates imports too, because its pages say into which country. [N09]
 */
export function importCountryOf({ brand, country }: Pick<Site, 'brand' | 'country'>): ImportCountry | null {
  return (country ?? brand.homeCountry ?? importCountry) === importCountry ? importCountry : null;
}

/** What an estimate of today is made with. */
export function importTermsOf(
  { brand, now }: Pick<Site, 'brand' | 'now'>,
  rules: readonly ImportRule[],
  rate: ExchangeRate | null,
): ImportTerms {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone, dateStyle: 'short' });
  return { rules, perEuro: rate?.per_euro ?? null, day: calendar.format(now) };
}
