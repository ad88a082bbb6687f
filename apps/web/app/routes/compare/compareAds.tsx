import { ComparePage } from '@volan/features/compare';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadCompareAds } from './loadCompareAds.ts';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCompareAds(context.get(requestContextKey), new URL(request.url).searchParams);

export default function CompareAdsRoute() {
  return <ComparePage {...useLoaderData<typeof loader>()} />;
}
