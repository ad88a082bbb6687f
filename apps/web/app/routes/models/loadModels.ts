import { prefetchModel, prefetchModels } from '@volan/features/models';
import { errorPage, failedPage } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Longest words that are looked for. */
const longestWords = 80;

/** Loads the page about a model; an unknown one is missing. [B28, T15] */
export async function loadModel(requestContext: RequestContext) {
  const { site, api, queries, match } = requestContext;
  if (match?.page !== 'model') {
    throw await errorPage(requestContext, 404);
  }
  const { brandSlug, modelSlug } = match.params;
  try {
    await prefetchModel(queries, api, site, brandSlug, modelSlug);
    return { brandSlug, modelSlug };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** Reads the list of models, or what the words of `q` find. [B28, T15] */
export async function loadModels(requestContext: RequestContext, parameters: URLSearchParams) {
  const { site, api, queries } = requestContext;
  const q = (parameters.get('q') ?? '').trim().slice(0, longestWords);
  try {
    await prefetchModels(queries, api, site, q);
    return { q };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
