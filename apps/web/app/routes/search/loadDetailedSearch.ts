import { taxonomyQueries } from '@volan/api-client/react';
import { filterOrder, prefetchCatalog } from '@volan/features/catalog';
import { readDetailedSearch } from '@volan/features/search';
import { redirect } from 'react-router';
import { findCategory } from '../../findCategory.ts';
import { errorPage, failedPage } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

async function answer(requestContext: RequestContext, parameters: URLSearchParams) {
  const { site, api, queries, match } = requestContext;
  if (match?.page !== 'detailedSearch') {
    throw await errorPage(requestContext, 404);
  }
  const category = await findCategory(requestContext, match.params.categorySlug, null);
  if (!category) {
    throw await errorPage(requestContext, 404);
  }
  const [categories, questions] = await Promise.all([
    queries.fetchQuery(taxonomyQueries.categories(api)),
    queries.fetchQuery(taxonomyQueries.category(api, category.id)),
  ]);
  const address = readDetailedSearch(site, parameters, category, categories, filterOrder(questions));
  if (address.kind === 'refused') {
    throw await errorPage(requestContext, 400);
  }
  if (address.kind === 'redirect') {
    throw redirect(address.to, address.status);
  }
  await prefetchCatalog(queries, api, site, category.id, address.place.query);

  return { categoryId: category.id, place: address.place };
}

/** Reads what the detailed search of a category is filled in with; throws redirects and error pages. [M51, T15] */
export async function loadDetailedSearch(requestContext: RequestContext, parameters: URLSearchParams) {
  try {
    return await answer(requestContext, parameters);
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
