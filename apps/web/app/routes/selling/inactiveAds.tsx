import { MyAdsPage } from '@volan/features/selling';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readForm, requireSession } from '../../private/forms.ts';
import { changeMyAds } from './changeMyAds.ts';
import { loadMyAds } from './loadMyAds.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadMyAds(context.get(requestContextKey), 'inactive');

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return changeMyAds(requestContext, await readForm(request));
}

export default function InactiveAdsRoute() {
  const { account, ads, meta, q, sort, slots, drafts, stats, asked, discarding, sentAd, done } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <MyAdsPage
      account={account}
      ads={ads}
      meta={meta}
      q={q}
      sort={sort}
      slots={slots}
      drafts={drafts}
      stats={stats}
      asked={asked}
      discarding={discarding}
      sentAd={sentAd}
      done={done}
      result={result}
      state="inactive"
    />
  );
}
