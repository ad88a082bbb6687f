import { FastAdImagesPage } from '@volan/features/fastAdPages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadFastAdImages } from './loadFastAd.ts';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadFastAdImages(context.get(requestContextKey));

export default function FastAdImagesRoute() {
  return <FastAdImagesPage ad={useLoaderData<typeof loader>()} />;
}
