import { ProfilePage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadOverview } from './loadOverview.ts';
import { sendVerification } from '../../private/sendVerification.ts';
import { readForm, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadOverview(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return sendVerification(requestContext, await readForm(request));
}

export default function ProfileRoute() {
  const { account, overview, offersPasskey } = useLoaderData<typeof loader>();
  return (
    <ProfilePage
      account={account}
      overview={overview}
      offersPasskey={offersPasskey}
      result={useActionData<typeof action>()}
    />
  );
}
