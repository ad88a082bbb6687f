import { SignInPage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { showPasskey, showPassword, showSecondStep } from '../account/signInSteps.ts';
import { heroPicture } from '../home/heroPicture.ts';
import { goOn, readForm, returnPath } from '../private/forms.ts';
import { loadPrivate } from '../private/loadPrivate.ts';
import { requestContextKey } from '../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const { site, session } = requestContext;
  if (session) throw goOn(returnPath(requestContext));
  const passwordSet = new URLSearchParams(site.search).has('password-set');
  return { ...(await loadPrivate(requestContext)), picture: heroPicture(site.brand.id), passwordSet };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const form = await readForm(request);
  if (form.get('form') === 'second-step') return showSecondStep(requestContext, form);
  return form.get('credential') ? showPasskey(requestContext, form) : showPassword(requestContext, form);
}

export default function SignInRoute() {
  const { picture, passwordSet } = useLoaderData<typeof loader>();
  return <SignInPage picture={picture} passwordSet={passwordSet} result={useActionData<typeof action>()} />;
}
