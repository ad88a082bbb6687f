import { FastAdsPage } from '@volan/features/fastAdPages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadFastAds } from './loadFastAds.ts';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadFastAds(context.get(requestContextKey));

export default function FastAdsRoute() {
  return <FastAdsPage {...useLoaderData<typeof loader>()} />;
}
