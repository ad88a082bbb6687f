import { adQueries, fastAdQueries } from '@volan/api-client/react';
import { listAdSellers } from '@volan/api-contract/wire';
import { adHref } from '@volan/features/ad';
import { fastAdHref } from '@volan/features/fastAdPages';
import { failedPage, isFailure } from '../../failures.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** A full or a fast ad of this id. Throws for one that is gone. */
async function readNamed({ api, queries, site }: RequestContext, adId: number) {
  try {
    const ad = await queries.fetchQuery(adQueries.detail(api, adId));
    const { title, has_phone, seller } = ad;

    return { title, href: adHref(site, ad), has_phone, seller };
  } catch (error) {
    if (!isFailure(error, 'not-found')) throw error;

    const ad = await queries.fetchQuery(fastAdQueries.detail(api, adId));
    const { line: title, has_phone, seller } = ad;

    return { title, href: fastAdHref(site, ad), has_phone, seller };
  }
}

/** Which ad a private page about it means, full or fast; one that is gone is not found. */
export async function loadAdNamed(requestContext: RequestContext, adId: number) {
  const { api, session } = requestContext;
  try {
    const [carried, { seller, ...ad }, sellers] = await Promise.all([
      loadPrivate(requestContext),
      readNamed(requestContext, adId),
      session ? api.sendOrNull(listAdSellers, {}) : null,
    ]);
    const isOwn = sellers?.some((own) => own.id === seller.id) ?? false;
    return { ...carried, ad, isOwn };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
