import { taxonomyQueries, placeQueries, textQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '@volan/api-client';
import { homeCountryOf } from '../blocks/places/homeCountryOf.ts';
import { useSite } from '../runtime/site/SiteProvider.tsx';

/** What header, menus and footer read. A page shows without any of it, so loaders need not wait for success. [T15] */
export function shellQueries(api: Api, country: string | null) {
  return {
    categories: taxonomyQueries.categories(api, country),
    navigation: textQueries.navigation(api),
    countries: placeQueries.countries(api),
    withheld: placeQueries.withheld(api),
    /** Regions of the country with this id. */
    regions: (countryId: number) => placeQueries.regions(api, countryId),
  };
}

/** Always the same array, because components keep their output while their props are identical. */
const none: never[] = [];

/**
 * Categories, groups of links and countries; where the brand has no countries to pick, its own one and the regions
 * there. Empty, or `null`, where they could not be read.
 */
export function useShell() {
  const site = useSite();
  const { brand, country } = site;
  const queries = shellQueries(useApi(), country);
  const code = homeCountryOf(site);
  const countries = useQuery({ ...queries.countries, enabled: brand.features.countryPicker || code !== null });
  const home = countries.data?.find((each) => each.code === code) ?? null;

  return {
    categories: useQuery(queries.categories).data ?? none,
    navigation: useQuery(queries.navigation).data ?? none,
    countries: (brand.features.countryPicker && countries.data) || none,
    home,
    regions: useQuery({ ...queries.regions(home?.id ?? 0), enabled: home !== null }).data ?? none,
  };
}
