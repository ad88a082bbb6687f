import type { ExchangeRate, CostRule } from '@volan/api-contract';
import type { CostCountry, CostTerms } from '@volan/domain-rules';
import type { Site } from '../../../runtime/site/Site.ts';

/** The country into which vehicles are imported. */
const costCountry: CostCountry = 'RS';

/**
 * The country for whose visitors imports are estimated; null on the host of another country. A site of all countries
 * estimates imports too, because its pages say into which country. [N09]
 */
export function costCountryOf({ brand, country }: Pick<Site, 'brand' | 'country'>): CostCountry | null {
  return (country ?? brand.homeCountry ?? costCountry) === costCountry ? costCountry : null;
}

/** What an estimate of today is made with. */
export function costTermsOf(
  { brand, now }: Pick<Site, 'brand' | 'now'>,
  rules: readonly CostRule[],
  rate: ExchangeRate | null,
): CostTerms {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone, dateStyle: 'short' });
  return { rules, perEuro: rate?.per_euro ?? null, day: calendar.format(now) };
}
