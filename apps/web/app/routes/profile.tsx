import { listPasskeys } from '@volan/api-contract/wire';
import { ProfilePage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadAccount } from '../account/loadAccount.ts';
import { sendVerification } from '../account/sendVerification.ts';
import { readForm, requireSession } from '../private/forms.ts';
import { requestContextKey } from '../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const [carried, passkeys] = await Promise.all([
    loadAccount(requestContext),
    requestContext.api.sendOrNull(listPasskeys, {}),
  ]);
  // where it cannot be known nothing is offered
  return { ...carried, hasPasskey: passkeys === null || passkeys.length > 0 };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return sendVerification(requestContext, await readForm(request));
}

export default function ProfileRoute() {
  const { account, hasPasskey } = useLoaderData<typeof loader>();
  return <ProfilePage {...{ account, hasPasskey }} result={useActionData<typeof action>()} />;
}
