import { verifyEmail } from '@volan/api-contract/wire';
import type { FormResult } from '@volan/features/account';
import { doneForm, goOn, refusedForm } from './forms.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** Whether the code was right. */
export const isVerified = ({ ok, values }: FormResult) => ok && values['verified'] === '1';

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
