import { SignUpPage } from '@volan/features/account';
import { readCall } from '@volan/api-client';
import { placeQueries } from '@volan/api-client/react';
import { listBusinessTypes } from '@volan/api-contract/wire';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isBusiness, openAccount } from './openAccount.ts';
import { wantedBy } from '../../private/wanted.ts';
import { portraitPicture } from './portraitPicture.ts';
import { goOn, noteOrigin, readForm, returnPath } from '../../private/forms.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const { site, session, queries, api } = requestContext;
  if (session) throw goOn(returnPath(requestContext));

  noteOrigin(requestContext, request);
  const business = isBusiness(requestContext);
  const [carried, countries, types] = await Promise.all([
    loadPrivate(requestContext),
    business ? queries.fetchQuery(placeQueries.countries(api)) : [],
    business ? readCall(api, listBusinessTypes, {}) : null,
  ]);

  return {
    ...carried,
    picture: portraitPicture(site.brand.id),
    business,
    google: requestContext.hasGoogle,
    types: types?.data ?? [],
    wanted: wantedBy(requestContext)?.kind,
    countries: countries.map(({ id, name }) => ({ id, name })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return openAccount(context.get(requestContextKey), await readForm(request));
}

export default function SignUpRoute() {
  const { picture, business, countries, types, google, wanted } = useLoaderData<typeof loader>();
  return (
    <SignUpPage
      picture={picture}
      business={business}
      countries={countries}
      types={types}
      google={google}
      wanted={wanted}
      result={useActionData<typeof action>()}
    />
  );
}
