import { ComparePage } from '@volan/features/compare';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadCompareAds } from '../compare/loadCompareAds.ts';
import { publicPage } from '../delivery.ts';
import { webRequest } from '../webRequest.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCompareAds(context.get(webRequest), new URL(request.url).searchParams);

export default function CompareAdsRoute() {
  return <ComparePage {...useLoaderData<typeof loader>()} />;
}
