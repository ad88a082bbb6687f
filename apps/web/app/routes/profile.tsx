import { ProfilePage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadAccount } from '../account/loadAccount.ts';
import { sendVerification } from '../account/sendVerification.ts';
import { readForm, requireSession } from '../private/forms.ts';
import { requestContextKey } from '../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadAccount(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return sendVerification(requestContext, await readForm(request));
}

export default function ProfileRoute() {
  const { account } = useLoaderData<typeof loader>();
  return <ProfilePage account={account} result={useActionData<typeof action>()} />;
}
