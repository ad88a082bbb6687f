import type { NewPasskey } from '@volan/api-contract';
import { addPasskey, createPasskey, removePasskey, renamePasskey } from '@volan/api-contract/wire';
import { pagePath } from '@volan/features/site';
import { doneForm, failedForm, goOn, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { answeredOffer } from './passkeyOffer.ts';
import { readCredential } from '../../private/readCredential.ts';

/** Codes that are at the field for the password. */
const ofPassword = new Set(['required', 'wrong-credentials', 'rate-limited']);

/**
 * The forms about passkeys. Adding one takes two forms: the first returns the challenge for the device, or asks for the
 * password; the second sends the device's answer.
 */
export async function changePasskeys({ api, site, setCookie }: RequestContext, form: URLSearchParams) {
  const text = (name: string) => form.get(name) ?? '';
  switch (form.get('form')) {
    case 'passkey-later':
      setCookie(answeredOffer(site));
      return goOn(pagePath(site, 'profile', {}));
    case 'passkey-create': {
      setCookie(answeredOffer(site));
      const asksPassword = form.has('current_password');
      const created = await api.send(createPasskey, asksPassword ? { current_password: text('current_password') } : {});
      if (created.ok) return doneForm(form, { options: JSON.stringify(created.data) });

      const code = Object.values(created.errors ?? {})[0]?.[0] ?? created.failure;
      if (code === 'required' && !asksPassword) return doneForm(form, { step: 'password' });

      return ofPassword.has(code) ? refusedForm(form, created) : failedForm(form, code, created.code ?? 503);
    }
    case 'passkey-add': {
      const added = await api.send(addPasskey, { credential: readCredential(form) as NewPasskey });
      if (added.ok) return doneForm(form);

      const refused = added.failure === 'validation' ? 'passkey-refused' : added.failure;

      return failedForm(form, refused, added.code ?? 503);
    }
    case 'passkey-name':
      await api.send(renamePasskey, { id: text('id'), name: text('name') });
      break;
    default:
      await api.send(removePasskey, { id: text('id') });
  }
  return goOn(`${site.pathname}?tab=security#passkeys`);
}
