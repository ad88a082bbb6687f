import { InvitationPage } from '@volan/features/account';
import { acceptInvitation, readInvitation } from '@volan/api-contract/wire';
import { pagePath } from '@volan/features/site';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadAccount } from '../../private/loadAccount.ts';
import { goOn, readForm, refusedForm, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const token = new URLSearchParams(requestContext.site.search).get('token') ?? '';
  const [carried, invitation] = await Promise.all([
    loadAccount(requestContext),
    requestContext.api.sendOrNull(readInvitation, { token }),
  ]);

  return { ...carried, invitation, token };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const form = await readForm(request);
  const accepted = await requestContext.api.send(acceptInvitation, { token: form.get('token') ?? '' });

  return accepted.ok ? goOn(pagePath(requestContext.site, 'companyMembers', {})) : refusedForm(form, accepted);
}

export default function CompanyInvitationRoute() {
  const { account, invitation, token } = useLoaderData<typeof loader>();
  return (
    <InvitationPage account={account} invitation={invitation} token={token} result={useActionData<typeof action>()} />
  );
}
