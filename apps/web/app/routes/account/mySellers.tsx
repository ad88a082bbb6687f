import { MySellersPage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { changeFollowed } from './changeFollowed.ts';
import { loadFollowed } from './loadFollowed.ts';
import { readForm, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

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
