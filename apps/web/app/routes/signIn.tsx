import { SignInPage } from '@volan/features/account';
import { signIn } from '@volan/api-contract/wire';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { heroPicture } from '../home/heroPicture.ts';
import { goOn, readForm, refusedForm, returnPath } from '../private/forms.ts';
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
  const signed = await requestContext.api.send(signIn, {
    email: form.get('email') ?? '',
    password: form.get('password') ?? '',
    rememberMe: form.get('remember') === '1' ? 1 : 0,
  });
  if (signed.ok) return goOn(returnPath(requestContext));
  const errors = signed.failure === 'wrong-credentials' ? { password: ['wrong-credentials'] } : signed.errors;
  return refusedForm(form, { ...signed, errors });
}

export default function SignInRoute() {
  const { picture, passwordSet } = useLoaderData<typeof loader>();
  return <SignInPage picture={picture} passwordSet={passwordSet} result={useActionData<typeof action>()} />;
}
