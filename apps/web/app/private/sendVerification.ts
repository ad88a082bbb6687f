import { verifyEmail } from '@volan/api-contract/wire';
import type { FormResult } from '@volan/features/account';
import { data } from 'react-router';
import { doneForm, goOn, refusedForm } from './forms.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** Whether the code was right. */
const isVerified = ({ ok, values }: FormResult) => ok && values['verified'] === '1';

/** Sends the mailed code, or asks for another one where the form says so. */
export async function sendVerification({ api }: RequestContext, form: URLSearchParams) {
  const again = form.get('again') === '1';
  const verified = await api.send(verifyEmail, again ? {} : { code: form.get('code') ?? '' });
  if (!verified.ok) return refusedForm(form, verified);

  return verified.data.verified ? doneForm(form, { verified: '1' }) : doneForm(form);
}

/**
 * Checks the mailed code on a page where the confirmed address is needed, and shows that page again; or mails another
 * code. [M03]
 *
 * @throws a redirect once the address is confirmed
 */
export async function confirmHere(requestContext: RequestContext, form: URLSearchParams) {
  const { site } = requestContext;
  const sent = await sendVerification(requestContext, form);
  if (isVerified(sent.data)) throw goOn(site.pathname + site.search);

  return sent;
}

/**
 * Checks the mailed code; a message that was typed before stays in its form, ready to send. [H08]
 *
 * @param name the form of the message
 */
export async function confirmToWrite(requestContext: RequestContext, form: URLSearchParams, name: 'write' | 'request') {
  const { form: _form, code: _code, again: _again, ...values } = Object.fromEntries(form);
  if ((values['message'] ?? '').trim() === '') return confirmHere(requestContext, form);

  const sent = await sendVerification(requestContext, form);
  if (!isVerified(sent.data)) return sent;

  return data<FormResult>({ ok: true, form: name, values, errors: {}, failure: null });
}
