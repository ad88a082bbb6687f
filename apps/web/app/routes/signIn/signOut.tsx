import { SignOutPage } from '@volan/features/session';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { leaveAccount, signOut } from '../../private/signOut.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const removed = new URLSearchParams(requestContext.site.search).has('removed');
  return { ...(await loadPrivate(requestContext)), signedIn: requestContext.hasSession, removed };
}

export function action({ context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const isLeaving = new URLSearchParams(requestContext.site.search).has('leave');
  return isLeaving ? leaveAccount(requestContext) : signOut(requestContext);
}

export default function SignOutRoute() {
  const { signedIn, removed } = useLoaderData<typeof loader>();
  return <SignOutPage signedIn={signedIn} removed={removed} />;
}
