import type { Api } from '@volan/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { homeCountryOf } from '../blocks/places/homeCountryOf.ts';
import type { Site } from '../runtime/site/Site.ts';
import { shellQueries } from './useShell.ts';

/** Regions of the country that the menu offers, whose id the countries tell; a menu does without them. [T35] */
async function prefetchRegions(
  queries: QueryClient,
  { countries, regions }: ReturnType<typeof shellQueries>,
  code: string,
) {
  const all = await queries.fetchQuery(countries).catch(() => []);
  const home = all.find((each) => each.code === code);
  if (home) {
    await queries.prefetchQuery(regions(home.id));
  }
}

/** Loads the data of headers and footer on the server; a page works without it. */
export async function prefetchShell(queries: QueryClient, api: Api, site: Site) {
  const reads = shellQueries(api, site.country);
  const home = homeCountryOf(site);
  await Promise.all([
    queries.prefetchQuery(reads.categories),
    queries.prefetchQuery(reads.navigation),
    queries.prefetchQuery(reads.withheld),
    ...(site.brand.features.countryPicker ? [queries.prefetchQuery(reads.countries)] : []),
    ...(home === null ? [] : [prefetchRegions(queries, reads, home)]),
  ]);
}
