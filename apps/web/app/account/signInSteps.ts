import type { OpenSession, PasskeyProof } from '@volan/api-contract';
import { showSecondFactor, signIn, signInWithPasskey } from '@volan/api-contract/wire';
import type { FormResult } from '@volan/features/account';
import { pagePath } from '@volan/features/site';
import { data } from 'react-router';
import { failedForm, goOn, refusedForm, returnPath } from '../private/forms.ts';
import { readCredential } from './readCredential.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** Where somebody goes who is signed in now: back, or to choose a password that nobody else has seen. */
const afterSignIn = (requestContext: RequestContext, { user }: OpenSession) =>
  goOn(
    user.must_change_password
      ? `${pagePath(requestContext.site, 'settings', {})}#password-title`
      : returnPath(requestContext),
  );

/** The first step of a sign-in. Where the account has a second one, the page asks for it. [J03] */
export async function showPassword(requestContext: RequestContext, form: URLSearchParams) {
  const signed = await requestContext.api.send(signIn, {
    email: form.get('email') ?? '',
    password: form.get('password') ?? '',
    rememberMe: form.get('remember') === '1' ? 1 : 0,
  });
  if (signed.ok) return afterSignIn(requestContext, signed.data);
  if (signed.failure === 'second-factor' && signed.data) {
    const values = { challenge: signed.data.challenge };
    return data<FormResult>({ ok: true, form: 'second-step', values, errors: {}, failure: null });
  }
  const errors = signed.failure === 'wrong-credentials' ? { password: ['wrong-credentials'] } : signed.errors;
  return refusedForm(form, { ...signed, errors });
}

/** What a passkey signed, which is both steps at once. */
export async function showPasskey(requestContext: RequestContext, form: URLSearchParams) {
  const entered = await requestContext.api.send(signInWithPasskey, {
    credential: readCredential<PasskeyProof>(form),
    rememberMe: form.get('remember') === '1' ? 1 : 0,
  });
  if (entered.ok) return afterSignIn(requestContext, entered.data);
  const failure = entered.failure === 'validation' ? 'passkey-refused' : entered.failure;
  return failedForm(form, failure, entered.code ?? 503);
}

/** The second step. Where the first one was too long ago, the page begins again and says so. */
export async function showSecondStep(requestContext: RequestContext, form: URLSearchParams) {
  const shown = await requestContext.api.send(showSecondFactor, {
    challenge: form.get('challenge') ?? '',
    code: form.get('code') ?? '',
  });
  if (shown.ok) return afterSignIn(requestContext, shown.data);
  if (shown.failure !== 'gone') return refusedForm(form, shown);
  const began = { ok: false, form: 'sign-in', values: {}, errors: {}, failure: 'sign-in-again' };
  return data<FormResult>(began, { status: 410 });
}
