import type { CarServiceDetails, CarServiceGone } from '@volan/api-contract';
import { serviceQueries } from '@volan/api-client/react';
import { getOwnServiceReview } from '@volan/api-contract/wire';
import { lastReviewPage } from '@volan/domain-rules';
import { GoneServicePage, ServicePage, type OwnRequest, type ShownReviews } from '@volan/features/service';
import { prefetchShell } from '@volan/features/shell';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { publicPage } from '../../delivery.ts';
import { errorPage, failedPage, isFailure } from '../../failures.ts';
import { loadOwnRequest } from './loadOwnRequest.ts';

type ServiceAnswer =
  | {
      readonly kind: 'service';
      readonly service: CarServiceDetails;
      readonly shown: ShownReviews;
      readonly request: OwnRequest | null;
    }
  | { readonly kind: 'gone'; readonly service: CarServiceGone };

/** The page of reviews that the address asks for, and what a signed-in visitor may do about them. */
async function loadReviews({ queries, api, session, site }: RequestContext, id: number): Promise<ShownReviews> {
  const asked = new URLSearchParams(site.search).get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Math.min(Number(asked), lastReviewPage) : 1;
  const [{ reviews, meta }, own] = await Promise.all([
    queries.fetchQuery(serviceQueries.reviews(api, id, page)),
    session && api.sendOrNull(getOwnServiceReview, { id }),
  ]);

  return { reviews, meta, own };
}

/** Loads the page of a car service: 410 for one that is paused or closed, 404 for an unknown one. [M16] */
async function loadService(requestContext: RequestContext) {
  const { queries, api, site, match } = requestContext;
  if (match?.page !== 'service') throw await errorPage(requestContext, 404);

  const shell = prefetchShell(queries, api, site);
  requestContext.isCacheable = false;
  try {
    const { serviceId } = match.params;
    const [service] = await Promise.all([queries.fetchQuery(serviceQueries.detail(api, serviceId)), shell]);
    // after the service, because a paused one is gone while its reviews are only not found
    const [shown, request] = await Promise.all([
      loadReviews(requestContext, serviceId),
      requestContext.session && loadOwnRequest(requestContext),
    ]);

    return data<ServiceAnswer>({ kind: 'service', service, shown, request });
  } catch (error) {
    if (isFailure(error, 'gone') && error.failed.data) {
      await shell;
      return data<ServiceAnswer>({ kind: 'gone', service: error.failed.data }, { status: 410 });
    }
    throw await failedPage(requestContext, error);
  }
}

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadService(context.get(requestContextKey));

export default function ServiceRoute() {
  const answer = useLoaderData<typeof loader>();

  return answer.kind === 'service' ? (
    <ServicePage service={answer.service} shown={answer.shown} request={answer.request} />
  ) : (
    <GoneServicePage service={answer.service} />
  );
}
