import { readServiceQuery } from '@volan/domain-rules';
import { readServices, ServicesPage } from '@volan/features/services';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { requestContextKey } from '../../../ssr/requestContext.ts';
import { publicPage } from '../../delivery.ts';
import { failedPage } from '../../failures.ts';

export const handle = publicPage;

/** Reads the list of car services; a page beyond the end is empty, not missing. [B19] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const { queries, api, site, mapStyleUrl } = requestContext;
  requestContext.isCacheable = false;
  requestContext.hasMap = true;
  try {
    const query = readServiceQuery(new URL(request.url).searchParams);
    return await readServices(queries, api, site, query, { workerUrl: mapWorkerUrl, styleUrl: mapStyleUrl });
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

export default function ServicesRoute() {
  return <ServicesPage {...useLoaderData<typeof loader>()} />;
}
