import { placeQueries } from '@volan/api-client/react';
import type { Country } from '@volan/api-contract';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Countries whose regions are offered where the site is of no one country. */
const maxCountries = 6;

/**
 * Regions that an ad may be in, as options of its form: those of the country of the site, else of the account, else of
 * the countries with most ads, each under the name of its country.
 */
export async function regionOptions({ site, api, queries }: RequestContext, countryId: number | null) {
  const countries: readonly Country[] = await queries.fetchQuery(placeQueries.countries(api));
  const home = site.country ?? site.brand.homeCountry ?? null;
  const own = countries.filter(({ code, id }) => (home === null ? id === countryId : code === home));
  const offered = own.length > 0 ? own : countries.toSorted((a, b) => b.count - a.count).slice(0, maxCountries);
  const lists = await Promise.all(
    offered.map(async ({ id, name }) => ({ name, regions: await queries.fetchQuery(placeQueries.regions(api, id)) })),
  );

  return lists.flatMap(({ name, regions }) =>
    regions.map((region) => ({
      value: String(region.id),
      label: region.title,
      ...(lists.length > 1 && { group: name }),
    })),
  );
}
