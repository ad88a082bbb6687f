import { MySellersPage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadFollowed } from './loadFollowed.ts';
import { readForm, requireSession, goOn, refusedForm } from '../../private/forms.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { followCompany, unfollowCompany } from '@volan/api-contract/wire';

/** The forms of the followed companies: one follows the requested company, one unfollows a company. [B11] */
async function changeFollowed({ api, site }: RequestContext, form: URLSearchParams) {
  const slug = form.get('company') ?? '';
  if (form.get('form') === 'follow') {
    const followed = await api.send(followCompany, { slug });
    return followed.ok ? goOn(site.pathname) : refusedForm(form, followed);
  }
  const left = await api.send(unfollowCompany, { slug });

  return left.ok ? goOn(site.pathname + site.search) : refusedForm(form, left);
}

export const loader = ({ context }: LoaderFunctionArgs) => loadFollowed(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return changeFollowed(requestContext, await readForm(request));
}

export default function MySellersRoute() {
  const { account, companies, meta, asked } = useLoaderData<typeof loader>();
  return (
    <MySellersPage
      account={account}
      companies={companies}
      meta={meta}
      asked={asked}
      result={useActionData<typeof action>()}
    />
  );
}
