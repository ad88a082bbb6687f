import { filterOrder, prefetchCatalog, readCatalogAddress } from '@volan/features/catalog';
import { taxonomyQueries } from '@volan/api-client/react';
import { readCatalogQuery } from '@volan/domain-rules';
import { redirect } from 'react-router';
import { errorPage, failedPage } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { readBanners } from '../../readBanners.ts';
import { findCategory } from '../../findCategory.ts';

async function answer(requestContext: RequestContext, parameters: URLSearchParams) {
  const { site, api, queries, match } = requestContext;
  if (match?.page !== 'catalog') {
    throw await errorPage(requestContext, 404);
  }
  const { categorySlug } = match.params;
  const found = await findCategory(requestContext, categorySlug, readCatalogQuery(parameters).query.categoryId);
  if (!found) {
    throw await errorPage(requestContext, 404);
  }
  const category = await queries.fetchQuery(taxonomyQueries.category(api, found.id));
  const address = readCatalogAddress(site, parameters, found, categorySlug, filterOrder(category));
  if (address.kind === 'refused') {
    throw await errorPage(requestContext, 400);
  }
  if (address.kind === 'redirect') {
    throw redirect(address.to, address.status);
  }
  await Promise.all([
    prefetchCatalog(queries, api, site, found.id, address.place.query),
    readBanners(requestContext, 'catalog'),
  ]);

  return { categoryId: found.id, place: address.place };
}

/** Reads what a page of the catalog shows; throws redirects and error pages. [B25, B26, T03, T15] */
export async function loadCatalog(requestContext: RequestContext, parameters: URLSearchParams) {
  try {
    return await answer(requestContext, parameters);
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
