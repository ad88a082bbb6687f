import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@volan/api-contract/wire';
import { doneForm, goOn, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The buttons of the second step: show its secret, confirm it, renew its recovery codes, remove it. */
export async function changeSecondFactor({ api, site }: RequestContext, form: URLSearchParams) {
  const code = form.get('code') ?? '';
  switch (form.get('step')) {
    case 'begin': {
      const current = form.has('current_password') ? { current_password: form.get('current_password') ?? '' } : {};
      const begun = await api.send(beginSecondFactor, current);
      if (begun.ok) return doneForm(form, begun.data);

      // users who signed in long ago are asked for the password before any error is shown
      const isAsked = begun.errors?.['current_password']?.[0] === 'required' && !form.has('current_password');

      return isAsked ? doneForm(form, { asks: 'password' }) : refusedForm(form, begun);
    }
    case 'confirm': {
      const confirmed = await api.send(confirmSecondFactor, { code });
      return confirmed.ok ? doneForm(form, told(confirmed.data)) : refusedForm(form, confirmed);
    }
    case 'codes': {
      const renewed = await api.send(renewRecoveryCodes, { code });
      return renewed.ok ? doneForm(form, told(renewed.data)) : refusedForm(form, renewed);
    }
    case 'remove': {
      const removed = await api.send(removeSecondFactor, { code });
      return removed.ok ? doneForm(form) : refusedForm(form, removed);
    }
    default:
      return goOn(site.pathname + site.search);
  }
}

const told = ({ recovery_codes: codes }: { readonly recovery_codes: readonly string[] }) => ({
  codes: codes.join(' '),
});
