import { OwnershipPage } from '@volan/features/ownership';
import { prefetchShell } from '@volan/features/shell';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { failedPage } from '../../failures.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';
import { loadOwnership } from './loadOwnership.ts';

export const handle = publicPage;

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const requestContext = context.get(requestContextKey);
  const { queries, api, site } = requestContext;
  try {
    const [loaded] = await Promise.all([loadOwnership(requestContext, request), prefetchShell(queries, api, site)]);

    return loaded;
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
};

export default function OwnershipRoute() {
  return <OwnershipPage {...useLoaderData<typeof loader>()} />;
}
