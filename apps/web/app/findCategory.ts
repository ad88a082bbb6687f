import { taxonomyQueries } from '@volan/api-client/react';
import type { Category } from '@volan/api-contract';
import type { RequestContext } from '../ssr/requestContext.ts';

/**
 * The category of an address with a slug and perhaps an id: the id wins where it exists, then the slug; `null` where
 * neither does. The list of categories is read anyway, for the header. [T03]
 */
export async function findCategory({ api, queries, site }: RequestContext, slug: string, id: number | null) {
  const categories: readonly Category[] = await queries.fetchQuery(taxonomyQueries.categories(api, site.country));
  return (
    categories.find((category) => category.id === id) ?? categories.find((category) => category.slug === slug) ?? null
  );
}
