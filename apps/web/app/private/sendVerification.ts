import { verifyEmail } from '@volan/api-contract/wire';
import { doneForm, refusedForm } from './forms.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** Sends the mailed code, or asks for another one where the form says so. */
export async function sendVerification({ api }: RequestContext, form: URLSearchParams) {
  const again = form.get('again') === '1';
  const verified = await api.send(verifyEmail, again ? {} : { code: form.get('code') ?? '' });
  if (!verified.ok) return refusedForm(form, verified);

  return verified.data.verified ? doneForm(form, { verified: '1' }) : doneForm(form);
}
