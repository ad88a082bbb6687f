import { FavouritesPage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadFavourites } from './loadFavourites.ts';
import { readForm, requireSession, goOn, refusedForm } from '../../private/forms.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { createFavourite, deleteFavourite } from '@volan/api-contract/wire';

/** The forms of the favourites: one saves the requested ad, one removes a saved ad. [B10] */
async function changeFavourites({ api, site }: RequestContext, form: URLSearchParams) {
  const ad_id = Number(form.get('ad'));
  if (form.get('form') === 'save') {
    const saved = await api.send(createFavourite, { ad_id });
    return saved.ok ? goOn(site.pathname) : refusedForm(form, saved);
  }
  const removed = await api.send(deleteFavourite, { ad_id });

  return removed.ok ? goOn(site.pathname + site.search) : refusedForm(form, removed);
}

export const loader = ({ context }: LoaderFunctionArgs) => loadFavourites(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return changeFavourites(requestContext, await readForm(request));
}

export default function FavouritesRoute() {
  const { account, favourites, meta, asked } = useLoaderData<typeof loader>();
  return (
    <FavouritesPage
      account={account}
      favourites={favourites}
      meta={meta}
      asked={asked}
      result={useActionData<typeof action>()}
    />
  );
}
