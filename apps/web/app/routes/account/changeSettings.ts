import {
  addAddress,
  changePassword,
  endOtherSessions,
  endSession,
  removeAccount,
  removeAddress,
  setPersonalSettings,
  setProfileType,
  signOut,
} from '@volan/api-contract/wire';
import { isLanguageValue } from '@volan/domain-rules';
import { pagePath } from '@volan/features/site';
import { doneForm, goOn, refusedForm } from '../../private/forms.ts';
import { changeOwnEmail } from './changeOwnEmail.ts';
import { changeNotifications } from './changeNotifications.ts';
import { changeSecondFactor } from './changeSecondFactor.ts';
import { changePasskeys } from './changePasskeys.ts';
import { sendPhoneCode } from '../../private/sendPhoneCode.ts';
import { sendVerification } from '../../private/sendVerification.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The actions of the forms of the settings, except the one with files. [B14] */
export async function changeSettings(requestContext: RequestContext, form: URLSearchParams) {
  const { api, site } = requestContext;
  const text = (name: string) => form.get(name) ?? '';
  switch (form.get('form')) {
    case 'verify-email':
      return sendVerification(requestContext, form);
    case 'phone':
      return sendPhoneCode(requestContext, form);
    case 'type': {
      const changed = await api.send(setProfileType, { type_id: Number(text('type_id')) });
      return changed.ok ? doneForm(form) : refusedForm(form, changed);
    }
    case 'address':
      return changeAddresses(requestContext, form);
    case 'notifications':
      return changeNotifications(requestContext, form);
    case 'show-phone':
    case 'marketing': {
      const changed = await api.send(
        setPersonalSettings,
        form.get('form') === 'marketing'
          ? { marketing: form.has('marketing') }
          : { show_phone: form.has('show_phone') },
      );
      return changed.ok ? doneForm(form) : refusedForm(form, changed);
    }
    case 'preferences':
      return changePreferences(requestContext, form);
    case 'password': {
      const current = form.has('current_password') ? { current_password: text('current_password') } : {};
      const changed = await api.send(changePassword, { password: text('password'), ...current });
      return changed.ok ? doneForm(form) : refusedForm(form, changed);
    }
    case 'email':
      return changeOwnEmail(requestContext, form);
    case 'second-factor':
      return changeSecondFactor(requestContext, form);
    case 'passkey-later':
    case 'passkey-create':
    case 'passkey-add':
    case 'passkey-name':
    case 'passkey-remove':
      return changePasskeys(requestContext, form);
    case 'sessions':
      return endSessions(requestContext, form);
    case 'remove': {
      const removed = await api.send(removeAccount, {
        ...(form.has('password') && { password: text('password') }),
        ...(form.has('code') && { code: text('code') }),
      });
      if (!removed.ok) return refusedForm(form, removed);
      return removed.data.removed ? goOn(`${pagePath(site, 'signOut', {})}?removed`) : doneForm(form);
    }
    default:
      return goOn(site.pathname + site.search);
  }
}

/** Signs out the device whose button was pressed, all others (`end=others`), or all (`end=all`). [J05] */
async function endSessions({ api, site }: RequestContext, form: URLSearchParams) {
  const end = form.get('end') ?? '';
  if (end === 'all') {
    await api.send(signOut, { everywhere: true });
    return goOn(pagePath(site, 'signOut', {}));
  }
  const ended = end === 'others' ? await api.send(endOtherSessions, {}) : await api.send(endSession, { id: end });

  return ended.ok ? doneForm(form, { end }) : refusedForm(form, ended);
}

/** Adds an address, or removes the one whose button was pressed. */
async function changeAddresses({ api, site }: RequestContext, form: URLSearchParams) {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  const removed = form.get('remove');
  if (removed !== null) {
    await api.send(removeAddress, { id: Number(removed) });
    return goOn(`${site.pathname}#address-title`);
  }
  const added = await api.send(addAddress, {
    country_id: Number(text('country_id')),
    ...(text('region_id') !== '' && { region_id: Number(text('region_id')) }),
    city: text('city'),
    street: text('street'),
    ...(text('zip') !== '' && { zip: text('zip') }),
  });

  return added.ok ? doneForm(form) : refusedForm(form, added);
}

/** Stores language, theme and countries; no chosen country means all. The page continues in the chosen language. */
async function changePreferences({ api, site }: RequestContext, form: URLSearchParams) {
  const [language, theme] = [form.get('language') ?? '', form.get('theme')];
  const changed = await api.send(setPersonalSettings, {
    ...(isLanguageValue(language) && { language }),
    ...(form.has('countries') && { country_ids: form.getAll('country_ids').map(Number) }),
    ...((theme === 'system' || theme === 'light' || theme === 'dark') && { theme }),
  });
  if (!changed.ok) return refusedForm(form, changed);

  return changed.data.language === site.language
    ? doneForm(form)
    : goOn(`${pagePath({ ...site, language: changed.data.language }, 'settings', {})}?tab=display`);
}
