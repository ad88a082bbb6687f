import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@volan/api-client';
import { placeQueries, serviceQueries } from '@volan/api-client/react';
import type { ServiceQuery } from '@volan/domain-rules';
import { readRegionChoices } from '../../../blocks/places/readRegionChoices.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { prefetchShell } from '../../../shell/prefetchShell.ts';
import type { MapAddresses } from '../../../blocks/map/MapPoint.ts';
import type { ServicesPageProps } from './ServicesPageProps.ts';

/** The search without a town of another region, and without an order that needs one. */
function withTown(query: ServiceQuery, towns: readonly { readonly id: number }[]): ServiceQuery {
  const city = towns.some(({ id }) => id === query.city) ? query.city : null;
  const sort = query.sort === 'distance' && city === null ? 'newest' : query.sort;

  return { ...query, city, radius: city === null ? null : query.radius, sort };
}

/**
 * Reads the list of car services on the server, that of its country on a country host. Throws where it cannot be read.
 *
 * @param map address of MapLibre's worker (`maplibre-gl/dist/maplibre-gl-worker.mjs`), and of the operator's style
 */
export async function readServices(
  queries: QueryClient,
  api: Api,
  site: Site,
  asked: ServiceQuery,
  map: MapAddresses,
): Promise<ServicesPageProps> {
  const [kinds, regions, countries] = await Promise.all([
    queries.fetchQuery(serviceQueries.kinds(api)),
    readRegionChoices(queries, api, site),
    queries.fetchQuery(placeQueries.countries(api)),
    prefetchShell(queries, api, site),
  ]);
  const region = regions.find(({ slug }) => slug === asked.region);
  const towns = region ? await queries.fetchQuery(placeQueries.cities(api, region.id)).catch(() => []) : [];
  const query = withTown(asked, towns);
  const [{ services, meta }, inTowns] = await Promise.all([
    queries.fetchQuery(serviceQueries.list(api, query, site.country)),
    // the list is whole without them
    queries.fetchQuery(serviceQueries.towns(api, query, site.country)).catch(() => []),
  ]);

  const home = site.country ?? site.brand.homeCountry;
  const townsOf = (countries.find(({ code }) => code === home) ?? countries[0])?.id;

  return {
    query,
    services,
    meta,
    kinds,
    regions,
    inTowns,
    towns: towns.map(({ id, title }) => ({ id, title })),
    map: townsOf === undefined ? null : { ...map, townsOf },
  };
}
