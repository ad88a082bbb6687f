import { adQueries } from '@volan/api-client/react';
import { failedPage } from '../failures.ts';
import { loadPrivate } from '../private/loadPrivate.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** Which ad a private page about it means; one that is gone is not found. */
export async function loadAdNamed(requestContext: RequestContext, adId: number) {
  const { api, queries } = requestContext;
  try {
    const [carried, { id, kind, slug, title, has_phone }] = await Promise.all([
      loadPrivate(requestContext),
      queries.fetchQuery(adQueries.detail(api, adId)),
    ]);
    return { ...carried, ad: { id, kind, slug, title, has_phone } };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
