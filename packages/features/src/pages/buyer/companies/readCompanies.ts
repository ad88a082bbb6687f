import type { Api } from '@volan/api-client';
import { companyQueries, placeQueries } from '@volan/api-client/react';
import { emptyCatalogQuery, type CompanyQuery } from '@volan/domain-rules';
import type { QueryClient } from '@tanstack/react-query';
import { regionCountries } from '../../../blocks/catalogSearch/regionCountries.ts';
import { prefetchShell } from '../../../shell/prefetchShell.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { RegionChoice } from './CompaniesPageProps.ts';

/** Regions to choose from; empty if they cannot be read: the list works without them. */
async function readRegions(queries: QueryClient, api: Api, site: Site): Promise<RegionChoice[]> {
  try {
    const countries = await queries.fetchQuery(placeQueries.countries(api));
    const offered = regionCountries(site, emptyCatalogQuery, countries);
    const regions = await Promise.all(
      offered.map(async ({ id, name }) => {
        const found = await queries.fetchQuery(placeQueries.regions(api, id)).catch(() => []);
        return found.map(({ slug, title }) => ({ slug, title, country: name }));
      }),
    );

    return regions.flat();
  } catch {
    return [];
  }
}

/**
 * Reads the list of companies on the server, that of its country on a country host. Throws where it cannot be read.
 * [B22]
 */
export async function readCompanies(queries: QueryClient, api: Api, site: Site, query: CompanyQuery) {
  const [{ companies, meta }, regions] = await Promise.all([
    queries.fetchQuery(companyQueries.list(api, query, site.country)),
    readRegions(queries, api, site),
    prefetchShell(queries, api, site),
  ]);
  return { query, companies, meta, regions };
}
