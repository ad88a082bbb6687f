import type { Site } from '../../runtime/site/Site.ts';

/**
 * The country whose regions a visitor picks from: that of the host, else the brand's; `null` where they pick countries.
 * [T08, T35]
 */
export function homeCountryOf({ brand, country }: Pick<Site, 'brand' | 'country'>): string | null {
  return brand.features.countryPicker ? null : (country ?? brand.homeCountry ?? null);
}
