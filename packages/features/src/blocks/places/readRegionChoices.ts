import type { Api } from '@volan/api-client';
import { placeQueries } from '@volan/api-client/react';
import { emptyCatalogQuery } from '@volan/domain-rules';
import type { QueryClient } from '@tanstack/react-query';
import type { Site } from '../../runtime/site/Site.ts';
import { regionCountries } from '../catalogSearch/regionCountries.ts';

/** A region to choose. */
export interface RegionChoice {
  id: number;
  slug: string;
  title: string;
  /** Name of its country. */
  country: string;
}

/**
 * Regions to choose from, those of a country together: of the country of the host, else of the countries with most ads.
 * Empty if they cannot be read: lists work without them.
 */
export async function readRegionChoices(queries: QueryClient, api: Api, site: Site): Promise<RegionChoice[]> {
  try {
    const countries = await queries.fetchQuery(placeQueries.countries(api));
    const offered = regionCountries(site, emptyCatalogQuery, countries);
    const regions = await Promise.all(
      offered.map(async ({ id: countryId, name }) => {
        const found = await queries.fetchQuery(placeQueries.regions(api, countryId)).catch(() => []);
        return found.map(({ id, slug, title }) => ({ id, slug, title, country: name }));
      }),
    );

    return regions.flat();
  } catch {
    return [];
  }
}

/** The options of a field for a region, with a heading for each country where there are several. */
export function regionOptions(regions: readonly RegionChoice[], everywhere: string) {
  const isOfMany = new Set(regions.map(({ country }) => country)).size > 1;

  return [
    { value: '', label: everywhere },
    ...regions.map(({ slug, title, country }) => ({ value: slug, label: title, ...(isOfMany && { group: country }) })),
  ];
}
