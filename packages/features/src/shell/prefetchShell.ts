import type { Api } from '@volan/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Site } from '../site/Site.ts';
import { shellQueries } from './useShell.ts';

/** Reads what headers and footer show, on the server; a page stands without it. */
export async function prefetchShell(queries: QueryClient, api: Api, site: Site) {
  const { categories, navigation, countries } = shellQueries(api, site.country);
  await Promise.all([
    queries.prefetchQuery(categories),
    queries.prefetchQuery(navigation),
    ...(site.brand.features.countryPicker ? [queries.prefetchQuery(countries)] : []),
  ]);
}
