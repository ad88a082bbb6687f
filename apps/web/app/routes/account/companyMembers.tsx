import { MembersPage } from '@volan/features/account';
import { listMemberships } from '@volan/api-contract/wire';
import { readCall } from '@volan/api-client';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { changeMembers } from './changeMembers.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { readForm, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const [carried, memberships] = await Promise.all([
    loadAccount(requestContext),
    readCall(requestContext.api, listMemberships, {}),
  ]);

  return { ...carried, memberships: memberships.data };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return changeMembers(requestContext, await readForm(request));
}

export default function CompanyMembersRoute() {
  const { account, memberships, typed } = useLoaderData<typeof loader>();
  return (
    <MembersPage
      account={account}
      memberships={memberships}
      result={useActionData<typeof action>() ?? typed ?? undefined}
    />
  );
}
