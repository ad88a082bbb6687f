import { taxonomyQueries, placeQueries } from '@volan/api-client/react';
import type { Api } from '@volan/api-client';
import type { CatalogQuery } from '@volan/domain-rules';
import type { QueryClient } from '@tanstack/react-query';
import type { Site } from '../../../runtime/site/Site.ts';
import { prefetchShell } from '../../../shell/prefetchShell.ts';
import { catalogReads, chosenMakes, chosenModels } from './catalogReads.ts';
import { regionCountries } from '../../../blocks/catalogSearch/regionCountries.ts';

/** Reads a catalog page on the server. Throws where ads or questions cannot be read; the rest may be missing. */
export async function prefetchCatalog(
  queries: QueryClient,
  api: Api,
  site: Site,
  categoryId: number,
  query: CatalogQuery,
) {
  const reads = catalogReads(api, categoryId, query);
  const shell = prefetchShell(queries, api, site);
  const brandsRead = queries.fetchQuery(reads.brands).catch(() => []);
  const countriesRead = queries.fetchQuery(reads.countries).catch(() => []);
  const search = queries.fetchQuery(reads.search);
  const category = queries.fetchQuery(reads.category);
  const models = brandsRead.then(async (brands) => {
    const read = chosenMakes(query, brands).map(async ({ id, slug }) => {
      const found = await queries.fetchQuery(taxonomyQueries.models(api, categoryId, id)).catch(() => []);
      return [slug, found] as const;
    });
    const chosen = chosenModels(query, Object.fromEntries(await Promise.all(read)));
    await Promise.all(chosen.map(({ id }) => queries.prefetchQuery(taxonomyQueries.chassis(api, categoryId, id))));
  });
  const regions = countriesRead.then((countries) =>
    Promise.all(
      regionCountries(site, query, countries).map(({ id }) => queries.prefetchQuery(placeQueries.regions(api, id))),
    ),
  );
  const [found] = await Promise.all([search, category, models, regions, shell]);

  return found;
}
