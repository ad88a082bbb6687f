import type { CarServiceDetails, CarServiceGone } from '@volan/api-contract';
import { serviceQueries } from '@volan/api-client/react';
import { GoneServicePage, ServicePage } from '@volan/features/service';
import { prefetchShell } from '@volan/features/shell';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { publicPage } from '../../delivery.ts';
import { errorPage, failedPage, isFailure } from '../../failures.ts';

type ServiceAnswer =
  | { readonly kind: 'service'; readonly service: CarServiceDetails }
  | { readonly kind: 'gone'; readonly service: CarServiceGone };

/** Loads the page of a car service: 410 for one that is paused or closed, 404 for an unknown one. [M16] */
async function loadService(requestContext: RequestContext) {
  const { queries, api, site, match } = requestContext;
  if (match?.page !== 'service') throw await errorPage(requestContext, 404);

  const shell = prefetchShell(queries, api, site);
  requestContext.isCacheable = false;
  try {
    const [service] = await Promise.all([
      queries.fetchQuery(serviceQueries.detail(api, match.params.serviceId)),
      shell,
    ]);

    return data<ServiceAnswer>({ kind: 'service', service });
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
    <ServicePage service={answer.service} />
  ) : (
    <GoneServicePage service={answer.service} />
  );
}
