import { MySellersPage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadFollowed } from './loadFollowed.ts';
import { readForm, requireSession, goOn, refusedForm } from '../../private/forms.ts';
import { sellerIn } from '../../private/sellerIn.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { followSeller, unfollowSeller } from '@volan/api-contract/wire';

/** The forms of the followed sellers: one follows the proposed seller, one unfollows a seller. [B11] */
async function changeFollowed({ api, site }: RequestContext, form: URLSearchParams) {
  const seller = sellerIn(form) ?? 0;
  if (form.get('form') === 'follow') {
    const followed = await api.send(followSeller, { seller });
    return followed.ok ? goOn(site.pathname) : refusedForm(form, followed);
  }
  const left = await api.send(unfollowSeller, { seller });

  return left.ok ? goOn(site.pathname + site.search) : refusedForm(form, left);
}

export const loader = ({ context }: LoaderFunctionArgs) => loadFollowed(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return changeFollowed(requestContext, await readForm(request));
}

export default function MySellersRoute() {
  const { account, sellers, meta } = useLoaderData<typeof loader>();
  return <MySellersPage account={account} sellers={sellers} meta={meta} result={useActionData<typeof action>()} />;
}
