import { AdPage } from '@volan/features';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadAd } from '../ad/loadAd.ts';
import { publicPage } from '../delivery.ts';
import { webRequest } from '../webRequest.ts';

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadAd(context.get(webRequest));

export default function AdRoute() {
  return <AdPage {...useLoaderData<typeof loader>()} />;
}
