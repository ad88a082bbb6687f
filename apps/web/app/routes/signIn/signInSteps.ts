import type { OpenSession, PasskeyProof, SecondFactorAsked } from '@volan/api-contract';
import {
  askSignInCode,
  showSecondFactor,
  signIn,
  signInWithCode,
  signInWithPasskey,
  validateGoogle,
} from '@volan/api-contract/wire';
import type { FormResult } from '@volan/features/account';
import { pagePath } from '@volan/features/site';
import { data } from 'react-router';
import { failedForm, goOn, refusedForm, returnPath } from '../../private/forms.ts';
import { goToCodeStep } from './codeStep.ts';
import { markWanted } from '../../private/wanted.ts';
import { readCredential } from '../../private/readCredential.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Where somebody goes who is signed in now: back, or to choose a password that nobody else has seen. */
export async function afterSignIn(requestContext: RequestContext, session: OpenSession) {
  if (session.user.must_change_password) {
    const back = encodeURIComponent(returnPath(requestContext));
    return goOn(`${pagePath(requestContext.site, 'settings', {})}?return=${back}`);
  }
  requestContext.actAs(session);
  return goOn(await markWanted(requestContext));
}

const askSecondStep = ({ challenge }: SecondFactorAsked) =>
  data<FormResult>({ ok: true, form: 'second-step', values: { challenge }, errors: {}, failure: null });

/** Failures for which a sign-in says more than the call: how to continue. */
const told: Readonly<Record<string, string>> = {
  // strangers may have used up the tries: the ways that they cannot close are named
  'rate-limited': 'sign-in-limited',
  // a user who has proven the account learns that it is closed, and where the decision is
  forbidden: 'account-closed',
};

/** The first step of a sign-in. Where the account has a second one, the page asks for it. [J03] */
export async function showPassword(requestContext: RequestContext, form: URLSearchParams) {
  const signed = await requestContext.api.send(signIn, {
    email: form.get('email') ?? '',
    password: form.get('password') ?? '',
    rememberMe: form.get('remember') === '1' ? 1 : 0,
  });
  if (signed.ok) return afterSignIn(requestContext, signed.data);
  if (signed.failure === 'second-factor' && signed.data) return askSecondStep(signed.data);

  const errors = signed.failure === 'wrong-credentials' ? { password: ['wrong-credentials'] } : signed.errors;

  return refusedForm(form, { ...signed, failure: told[signed.failure] ?? signed.failure, errors });
}

/** Signs in with the data that a passkey signed, which is both steps at once. */
export async function showPasskey(requestContext: RequestContext, form: URLSearchParams) {
  const entered = await requestContext.api.send(signInWithPasskey, {
    credential: readCredential(form) as PasskeyProof,
    rememberMe: form.get('remember') === '1' ? 1 : 0,
  });
  if (entered.ok) return afterSignIn(requestContext, entered.data);

  form.set('form', 'sign-in');
  const failure = entered.failure === 'validation' ? 'passkey-refused' : (told[entered.failure] ?? entered.failure);

  return failedForm(form, failure, entered.code ?? 503);
}

/**
 * A token of Google, which came with a form of Google's to this page; the server of pages has put the nonce beside it.
 */
export async function showGoogle(requestContext: RequestContext, form: URLSearchParams) {
  form.set('form', 'sign-in');
  // a visitor who cancelled at Google sees the page as it was
  if (form.has('left')) return goOn(requestContext.site.pathname + requestContext.site.search);

  const { api } = requestContext;
  const entered = await api.send(validateGoogle, { token: form.get('token') ?? '', nonce: form.get('nonce') ?? '' });
  if (entered.ok) return afterSignIn(requestContext, entered.data);
  if (entered.failure === 'second-factor' && entered.data) return askSecondStep(entered.data);

  const isRefused = entered.failure === 'validation' || entered.failure === 'not-found';
  const failure = isRefused ? 'google-refused' : (told[entered.failure] ?? entered.failure);

  return failedForm(form, failure, entered.code ?? 503);
}

/** Mails a code, and asks for it whether the address has an account or not. */
export async function askCode(requestContext: RequestContext, form: URLSearchParams) {
  const email = form.get('email') ?? '';
  const sent = await requestContext.api.send(askSignInCode, { email });
  if (!sent.ok) return refusedForm(form, sent);

  return goToCodeStep(requestContext, { email, remember: form.get('remember') === '1' });
}

/** A mailed code in the place of the password. */
export async function showCode(requestContext: RequestContext, form: URLSearchParams) {
  const signed = await requestContext.api.send(signInWithCode, {
    email: form.get('email') ?? '',
    code: form.get('code') ?? '',
    rememberMe: form.get('remember') === '1' ? 1 : 0,
  });
  if (signed.ok) return afterSignIn(requestContext, signed.data);
  return signed.failure === 'second-factor' && signed.data ? askSecondStep(signed.data) : refusedForm(form, signed);
}

/** The second step. Where the first one was too long ago, the page begins again and says so. */
export async function showSecondStep(requestContext: RequestContext, form: URLSearchParams) {
  const shown = await requestContext.api.send(showSecondFactor, {
    challenge: form.get('challenge') ?? '',
    code: form.get('code') ?? '',
  });
  if (shown.ok) return afterSignIn(requestContext, shown.data);
  if (shown.failure !== 'sign-in-again') return refusedForm(form, shown);

  const began = { ok: false, form: 'sign-in', values: {}, errors: {}, failure: 'sign-in-again' };

  return data<FormResult>(began, { status: 410 });
}
