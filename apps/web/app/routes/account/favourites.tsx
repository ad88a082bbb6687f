import { FavouritesPage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadFavourites } from './loadFavourites.ts';
import { readForm, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';
import { changeFavourites } from '../../private/changeFavourites.ts';

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
