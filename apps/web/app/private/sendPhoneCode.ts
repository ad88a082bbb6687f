import { isPhoneCountry } from '@volan/domain-rules';
import { verifyPhone } from '@volan/api-contract/wire';
import { doneForm, goOn, refusedForm } from './forms.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/**
 * Has a code sent to a number, or sends the code that came; the form says which. With a confirmed number the page is
 * shown again.
 */
export async function sendPhoneCode({ api, site }: RequestContext, form: URLSearchParams) {
  const phone = form.get('phone') ?? '';
  const country = (form.get('phoneCountry') ?? '').toUpperCase();
  const isCode = form.get('step') === 'code' && form.get('again') !== '1';
  const verified = await api.send(verifyPhone, {
    phone,
    ...(isPhoneCountry(country) && { country }),
    ...(isCode && { code: form.get('code') ?? '' }),
  });
  if (!verified.ok) return refusedForm(form, verified);

  if (verified.data.verified) {
    return goOn(site.pathname + site.search);
  }

  return doneForm(form, { step: 'code', phone: verified.data.phone });
}
