import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@volan/api-client';
import { placeQueries } from '@volan/api-client/react';
import { emptyCatalogQuery } from '@volan/domain-rules';
import type { Site } from '../../runtime/site/Site.ts';
import { regionCountries } from '../catalogSearch/regionCountries.ts';

/** A region to choose. */
export interface RegionChoice {
  slug: string;
  title: string;
  /** Name of its country. */
  country: string;
}

/** Regions to choose from; empty if they cannot be read: the list works without them. */
export async function readRegions(queries: QueryClient, api: Api, site: Site): Promise<RegionChoice[]> {
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
