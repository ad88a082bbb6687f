import type { Country } from '@volan/api-contract';
import type { MenuEntry } from '@volan/ui';
import { languageLinks } from '../site/languageLinks.ts';
import type { Site } from '../site/Site.ts';
import { addressInCountry } from '../site/siteAddress.ts';
import type { Words } from '../site/useWords.ts';

/** This page in every language of the brand. [L23] */
export function languageEntries(site: Site) {
  return languageLinks(site).map(({ language, tag, href, current }) => ({
    name: language.name,
    href,
    language: tag,
    current,
  }));
}

/** This page on the host of every country, all countries first; none where the brand has no picker. [A16, A17, C26-C28] */
export function countryEntries(site: Site, countries: readonly Country[], { t, number, country }: Words): MenuEntry[] {
  if (!site.brand.features.countryPicker) {
    return [];
  }
  const every = { label: t('country.all'), href: addressInCountry(site, null), current: site.country === null };
  return [
    every,
    ...countries.map(({ code, count }) => ({
      label: country(code),
      href: addressInCountry(site, code),
      count: number(count),
      current: code === site.country,
    })),
  ];
}
