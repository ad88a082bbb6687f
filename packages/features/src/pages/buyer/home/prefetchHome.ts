import { placeQueries } from '@volan/api-client/react';
import type { Api } from '@volan/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { emptyCatalogQuery } from '@volan/domain-rules';
import { regionCountries } from '../../../blocks/catalogSearch/regionCountries.ts';
import { prefetchShell } from '../../../shell/prefetchShell.ts';
import { shellQueries } from '../../../shell/useShell.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { firstHomeReads, homeReads } from './homeReads.ts';

/**
 * Loads the home page on the server, in two rounds: independent data, then the data that needs the id of the category.
 * Throws only if the categories cannot be read; any other part may be missing. Returns the id of the brand's default
 * category, or `null`. [M50, T15]
 */
export async function prefetchHome(queries: QueryClient, api: Api, site: Site): Promise<number | null> {
  const first = firstHomeReads(api, site);
  const promoted = queries.prefetchQuery(first.promoted);
  const companies = queries.prefetchQuery(first.companies);
  const regions = queries
    .fetchQuery(first.countries)
    .then((countries) =>
      Promise.all(
        regionCountries(site, emptyCatalogQuery, countries).map(({ id }) =>
          queries.prefetchQuery(placeQueries.regions(api, id)),
        ),
      ),
    )
    .catch(() => {});
  const shell = prefetchShell(queries, api, site);
  const categories = await queries.fetchQuery(shellQueries(api, site.country).categories);
  const found = categories.find(({ slug }) => slug === site.brand.defaultCategory);
  if (!found) {
    return null;
  }
  const reads = homeReads(api, site, found.id);
  await Promise.all([
    promoted,
    companies,
    regions,
    shell,
    queries.prefetchQuery(reads.category),
    queries.prefetchQuery(reads.brands),
    queries.prefetchQuery(reads.search),
  ]);

  return found.id;
}
