import { ForgotPasswordPage } from '@volan/features/account';
import { forgotPassword, resetPassword } from '@volan/api-contract/wire';
import { pagePath } from '@volan/features/site';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { portraitPicture } from './portraitPicture.ts';
import { doneForm, goOn, readForm, refusedForm } from '../../private/forms.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  return { ...(await loadPrivate(requestContext)), picture: portraitPicture(requestContext.site.brand.id) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, site } = context.get(requestContextKey);
  const form = await readForm(request);
  const email = form.get('email') ?? '';
  if (form.get('form') !== 'reset') {
    const sent = await api.send(forgotPassword, { email });
    return sent.ok ? doneForm(form, { email }) : refusedForm(form, sent);
  }
  const code = form.get('code') ?? '';
  const query = new URLSearchParams(site.search);
  const changed = await api.send(resetPassword, { email, code, password: form.get('password') ?? '' });

  if (!changed.ok) return refusedForm(form, changed, { keep: ['code'] });

  // beside the page to come back to
  query.set('password-set', '1');
  query.set('passkeys', String(changed.data.passkeys));

  return goOn(`${pagePath(site, 'signIn', {})}?${query}`);
}

export default function ForgotPasswordRoute() {
  const { picture } = useLoaderData<typeof loader>();
  return <ForgotPasswordPage picture={picture} result={useActionData<typeof action>()} />;
}
