import { adQueries } from '@volan/api-client/react';
import { listAdSellers } from '@volan/api-contract/wire';
import { failedPage } from '../../failures.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Which ad a private page about it means; one that is gone is not found. */
export async function loadAdNamed(requestContext: RequestContext, adId: number) {
  const { api, queries, session } = requestContext;
  try {
    const [carried, { id, kind, slug, title, has_phone, seller }, sellers] = await Promise.all([
      loadPrivate(requestContext),
      queries.fetchQuery(adQueries.detail(api, adId)),
      session ? api.sendOrNull(listAdSellers, {}) : null,
    ]);
    const isOwn = sellers?.some((own) => own.id === seller.id) ?? false;
    return { ...carried, ad: { id, kind, slug, title, has_phone }, isOwn };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
