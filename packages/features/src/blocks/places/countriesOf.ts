import type { Country } from '@volan/api-contract';
import type { Site } from '../../runtime/site/Site.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';
import type { CountriesIslandProps } from './Countries.island.tsx';

/**
 * This page on the host of every country with its number of ads, for the picker; `null` if the brand has none, or the
 * countries cannot be read. [C26-C28, A16, T08, T36]
 */
export function countriesOf(
  site: Site,
  countries: readonly Country[],
  messages: Messages,
): CountriesIslandProps | null {
  const { brand, language, country: current, protocol, host, pathname, search } = site;
  if (!brand.features.countryPicker || countries.length === 0) {
    return null;
  }
  const { t, number, country } = messages;
  const total = countries.reduce((sum, { count }) => sum + count, 0);

  return {
    id: 'country',
    asking: { brand: brand.id, language },
    shown: {
      countries: countries.map(({ code, count }) => [code, country(code), number(count)] as const),
      all: { label: t('country.all'), count: number(total) },
      current,
      protocol,
      host,
      page: `${pathname}${search}`,
    },
    labels: {
      search: t('country.search'),
      noneFound: t('country.none-found'),
      noneFoundText: t('country.none-found-text'),
    },
  };
}
