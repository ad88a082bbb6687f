import { ForgotPasswordPage } from '@volan/features/account';
import { forgotPassword, resetPassword } from '@volan/api-contract/wire';
import { pagePath, withoutCodeStep } from '@volan/features/site';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { portraitPicture } from './portraitPicture.ts';
import { goToCodeStep, readCodeStep } from './codeStep.ts';
import { goOn, readForm, refusedForm } from '../../private/forms.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);

  return {
    ...(await loadPrivate(requestContext)),
    picture: portraitPicture(requestContext.site.brand.id),
    codeStep: await readCodeStep(requestContext),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const { api, site } = requestContext;
  const form = await readForm(request);
  const email = form.get('email') ?? '';
  if (form.get('form') !== 'reset') {
    const sent = await api.send(forgotPassword, { email });
    return sent.ok ? goToCodeStep(requestContext, { email, remember: false }) : refusedForm(form, sent);
  }
  const code = form.get('code') ?? '';
  const query = new URLSearchParams(withoutCodeStep(site.search));
  const changed = await api.send(resetPassword, { email, code, password: form.get('password') ?? '' });

  if (!changed.ok) return refusedForm(form, changed, { keep: ['code'] });

  // beside the page to come back to
  query.set('password-set', '1');
  query.set('passkeys', String(changed.data.passkeys));

  return goOn(`${pagePath(site, 'signIn', {})}?${query}`);
}

export default function ForgotPasswordRoute() {
  const { picture, codeStep } = useLoaderData<typeof loader>();
  return <ForgotPasswordPage picture={picture} codeStep={codeStep} result={useActionData<typeof action>()} />;
}
