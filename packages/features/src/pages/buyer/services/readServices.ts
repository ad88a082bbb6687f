import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@volan/api-client';
import { serviceQueries } from '@volan/api-client/react';
import type { ServiceQuery } from '@volan/domain-rules';
import { readRegionChoices } from '../../../blocks/places/readRegionChoices.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { prefetchShell } from '../../../shell/prefetchShell.ts';
import type { ServicesPageProps } from './ServicesPageProps.ts';

/** Reads the list of car services on the server, that of its country on a country host. Throws where it cannot be read. */
export async function readServices(
  queries: QueryClient,
  api: Api,
  site: Site,
  query: ServiceQuery,
): Promise<ServicesPageProps> {
  const [{ services, meta }, kinds, regions] = await Promise.all([
    queries.fetchQuery(serviceQueries.list(api, query, site.country)),
    queries.fetchQuery(serviceQueries.kinds(api)),
    readRegionChoices(queries, api, site),
    prefetchShell(queries, api, site),
  ]);

  return { query, services, meta, kinds, regions };
}
