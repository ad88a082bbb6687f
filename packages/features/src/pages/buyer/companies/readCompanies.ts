import type { Api } from '@volan/api-client';
import { companyQueries } from '@volan/api-client/react';
import type { CompanyQuery } from '@volan/domain-rules';
import type { QueryClient } from '@tanstack/react-query';
import { readRegionChoices } from '../../../blocks/places/readRegionChoices.ts';
import { prefetchShell } from '../../../shell/prefetchShell.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/**
 * Reads the list of companies on the server, that of its country on a country host. Throws where it cannot be read.
 * [B22]
 */
export async function readCompanies(queries: QueryClient, api: Api, site: Site, query: CompanyQuery) {
  const [{ companies, meta }, regions] = await Promise.all([
    queries.fetchQuery(companyQueries.list(api, query, site.country)),
    readRegionChoices(queries, api, site),
    prefetchShell(queries, api, site),
  ]);
  return { query, companies, meta, regions };
}
