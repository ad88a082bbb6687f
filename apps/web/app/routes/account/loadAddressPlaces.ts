import { placeQueries } from '@volan/api-client/react';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/**
 * Countries for an address, that of the site first, and the regions of the first one; what cannot be read is left out.
 */
export async function loadAddressPlaces({ site, api, queries }: RequestContext) {
  const known = await queries.fetchQuery(placeQueries.countries(api)).catch(() => []);
  const code = site.country ?? site.brand.homeCountry;
  const own = known.find((country) => country.code === code);
  const countries = (own ? [own, ...known.filter((country) => country !== own)] : known).map(({ id, name }) => ({
    id,
    name,
  }));
  const [first] = countries;
  const regions = first ? await queries.fetchQuery(placeQueries.regions(api, first.id)).catch(() => []) : [];

  return { countries, regions: regions.map(({ id, title }) => ({ id, name: title })) };
}
