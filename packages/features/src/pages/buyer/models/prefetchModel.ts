import type { Api } from '@volan/api-client';
import type { ModelInformation } from '@volan/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchShell } from '../../../shell/prefetchShell.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { modelQueries } from '@volan/api-client/react';
import { adsOf, informationOf } from './modelReads.ts';

/** Loads the page about a model on the server. Throws for an unknown model; its newest ads may be missing. */
export async function prefetchModel(
  queries: QueryClient,
  api: Api,
  site: Site,
  brandSlug: string,
  modelSlug: string,
): Promise<ModelInformation> {
  const shell = prefetchShell(queries, api, site);
  const information = await queries.fetchQuery(informationOf(api, site, brandSlug, modelSlug));
  await Promise.all([shell, queries.prefetchQuery(adsOf(api, site, information))]);

  return information;
}

/** Reads the list of models on the server. */
export async function prefetchModels(queries: QueryClient, api: Api, site: Site, q: string) {
  const [found] = await Promise.all([
    queries.fetchQuery(modelQueries.list(api, q, site.country)),
    prefetchShell(queries, api, site),
  ]);
  return found;
}
