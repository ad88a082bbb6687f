import { catalogueQueries, placeQueries, textQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '@volan/api-client';
import { useSite } from '../site/SiteProvider.tsx';

/** What header, menus and footer read. A page shows without any of it, so loaders need not wait for success. [T15] */
export function shellQueries(api: Api, country: string | null) {
  return {
    categories: catalogueQueries.categories(api, country),
    navigation: textQueries.navigation(api),
    countries: placeQueries.countries(api),
  };
}

/** One and the same, because parts are kept by the identity of what they show. */
const none: never[] = [];

/** Categories, groups of links and countries; empty where they could not be read. */
export function useShell() {
  const { brand, country } = useSite();
  const queries = shellQueries(useApi(), country);
  return {
    categories: useQuery(queries.categories).data ?? none,
    navigation: useQuery(queries.navigation).data ?? none,
    countries: useQuery({ ...queries.countries, enabled: brand.features.countryPicker }).data ?? none,
  };
}
