import { readCall } from '@volan/api-client';
import { fastAdQueries } from '@volan/api-client/react';
import { listSavedFastAds } from '@volan/api-contract/wire';
import { SavedFastAdsPage } from '@volan/features/fastAdPages';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { failedPage } from '../../failures.ts';
import { goOn, readForm, requireSession } from '../../private/forms.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { pageIn } from '../../private/pageIn.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { changeFavourites, idIn } from '../../private/changeFavourites.ts';

/** Saved fast ads of the user, and the one whose bookmark was pressed without a script (`?ad=`). [B40] */
async function loadSavedFastAds(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, queries, site } = requestContext;
  const parameters = new URLSearchParams(site.search);
  const page = pageIn(parameters);
  const adId = idIn(parameters.get('ad'));
  try {
    const [carried, { data: ads, meta }, ad] = await Promise.all([
      loadPrivate(requestContext),
      readCall(api, listSavedFastAds, { page, lang: api.language }),
      // one that is gone cannot be saved
      adId === null ? null : queries.fetchQuery(fastAdQueries.detail(api, adId)).catch(() => null),
    ]);
    if (page > 1 && ads.length === 0) throw goOn(site.pathname);

    return { ...carried, ads, meta, asked: ad && !ads.some(({ id }) => id === ad.id) ? ad : undefined };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

export const loader = ({ context }: LoaderFunctionArgs) => loadSavedFastAds(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);

  return changeFavourites(requestContext, await readForm(request));
}

export default function SavedFastAdsRoute() {
  const { ads, meta, asked } = useLoaderData<typeof loader>();
  return <SavedFastAdsPage ads={ads} meta={meta} asked={asked} result={useActionData<typeof action>()} />;
}
