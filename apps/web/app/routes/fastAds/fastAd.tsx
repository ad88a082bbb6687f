import { FastAdPage, GoneFastAdPage } from '@volan/features/fastAdPages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadFastAd } from './loadFastAd.ts';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadFastAd(context.get(requestContextKey));

export default function FastAdRoute() {
  const answer = useLoaderData<typeof loader>();
  return answer.kind === 'ad' ? (
    <FastAdPage ad={answer.ad} near={answer.near} />
  ) : (
    <GoneFastAdPage ad={answer.ad} near={answer.near} />
  );
}
