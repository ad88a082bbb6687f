import { LoyaltyPage } from '@volan/features/loyalty';
import { prefetchShell } from '@volan/features/shell';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { queries, api, site, session } = context.get(requestContextKey);
  await prefetchShell(queries, api, site);
  return { isMember: session !== null };
};

export default function LoyaltyProgramRoute() {
  return <LoyaltyPage {...useLoaderData<typeof loader>()} />;
}
