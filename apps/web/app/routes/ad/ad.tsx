import { AdPage, GoneAdPage } from '@volan/features/ad';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadAd } from './loadAd.ts';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadAd(context.get(requestContextKey));

export default function AdRoute() {
  const answer = useLoaderData<typeof loader>();
  return answer.kind === 'ad' ? (
    <AdPage
      ad={answer.ad}
      similar={answer.similar}
      othersOfSeller={answer.othersOfSeller}
      translation={answer.translation}
      own={answer.own}
    />
  ) : (
    <GoneAdPage ad={answer.ad} similar={answer.similar} statement={answer.statement} />
  );
}
