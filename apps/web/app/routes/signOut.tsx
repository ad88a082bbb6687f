import { SignOutPage } from '@volan/features/session';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadPrivate } from '../private/loadPrivate.ts';
import { signOut } from '../private/signOut.ts';
import { webRequest } from '../webRequest.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const asked = context.get(webRequest);
  return { ...(await loadPrivate(asked)), signedIn: asked.isPersonal };
}

export const action = ({ context }: ActionFunctionArgs) => signOut(context.get(webRequest));

export default function SignOutRoute() {
  return <SignOutPage signedIn={useLoaderData<typeof loader>().signedIn} />;
}
