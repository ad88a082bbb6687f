import {
  addAddress,
  addPasskey,
  askPasskey,
  askSignInCode,
  beginSecondFactor,
  changeEmail,
  changePassword,
  confirmSecondFactor,
  createPasskey,
  endOtherSessions,
  endSession,
  Failure,
  forgotPassword,
  exportAccount,
  getActivePlan,
  getBalance,
  getCacheKey,
  getFreeSlots,
  getCollected,
  getPersonalSettings,
  getPlan,
  getSession,
  getStats,
  getUser,
  listBusinessTypes,
  listPasskeys,
  listProfileTypes,
  listSessions,
  refreshSession,
  register,
  registerBusiness,
  removeAccount,
  removeAddress,
  removePasskey,
  removeSecondFactor,
  renamePasskey,
  renewRecoveryCodes,
  resetPassword,
  saveProfileType,
  saveCollected,
  setDescription,
  setImage,
  setName,
  setPersonalSettings,
  setProfileType,
  showSecondFactor,
  signIn,
  signInWithCode,
  signInWithPasskey,
  signOut,
  validateGoogle,
  verifyEmail,
  verifyPhone,
  verifyResetCode,
} from '@volan/api-contract';
import {
  account,
  accountPassword,
  freePlan,
  mailedCode,
  nothingCollected,
  openSession,
  passkeyEntries,
  personalSettings,
  profileTypeEntries,
  recoveryCodes,
  sessionEntries,
  totpSecret,
} from '../fixtures/accounts.ts';
import { mockCall } from '../mockCall.ts';

const fieldFailure = (field: string, code: string) =>
  new Failure<'validation', null>('validation', { errors: { [field]: [code] } });

const shortest = 10;

/** Signs somebody new in, unless the address is taken or the password too short; the server judges more. */
function opened({ email, password, name }: { email: string; password: string; name: string }) {
  if (email === account.email) return fieldFailure('email', 'email-taken');
  if (password.length < shortest) return fieldFailure('password', 'password-weak');
  return { ...openSession, user: { ...openSession.user, name, email_verified: false } };
}

/** Calls about accounts: a visitor, and one account that can sign in. */
export const accountHandlers = [
  mockCall(register, opened),
  mockCall(registerBusiness, opened),
  mockCall(signIn, ({ email, password }) =>
    email === account.email && password === accountPassword
      ? openSession
      : new Failure<'wrong-credentials', null>('wrong-credentials'),
  ),
  mockCall(showSecondFactor, ({ code }) => (code === mailedCode ? openSession : fieldFailure('code', 'code-wrong'))),
  mockCall(beginSecondFactor, () => totpSecret),
  mockCall(confirmSecondFactor, ({ code }) =>
    code === mailedCode ? { recovery_codes: recoveryCodes } : fieldFailure('code', 'code-wrong'),
  ),
  mockCall(removeSecondFactor, ({ code }) =>
    code === mailedCode ? { removed: true as const } : fieldFailure('code', 'code-wrong'),
  ),
  mockCall(renewRecoveryCodes, ({ code }) =>
    code === mailedCode ? { recovery_codes: recoveryCodes } : fieldFailure('code', 'code-wrong'),
  ),
  mockCall(signOut, () => ({ ended: true })),
  mockCall(getSession, () => null),
  mockCall(refreshSession, () => new Failure<'unauthenticated', null>('unauthenticated')),
  mockCall(forgotPassword, () => ({ sent: true as const })),
  mockCall(verifyResetCode, ({ code }) =>
    code === mailedCode ? { valid: true as const } : fieldFailure('code', 'code-wrong'),
  ),
  mockCall(resetPassword, ({ code, password }) => {
    if (password.length < shortest) return fieldFailure('password', 'password-weak');
    return code === mailedCode
      ? { changed: true as const, passkeys: passkeyEntries.length }
      : fieldFailure('code', 'code-wrong');
  }),
  mockCall(changePassword, ({ password, current_password: current = accountPassword }) => {
    if (current !== accountPassword) return fieldFailure('current_password', 'wrong-credentials');
    return password.length < shortest ? fieldFailure('password', 'password-weak') : { changed: true as const };
  }),
  mockCall(changeEmail, ({ email, code, present_code: presentCode }) => {
    if (email === account.email) return fieldFailure('email', 'email-unchanged');
    if (code === undefined && presentCode === undefined) return { changed: false };
    return code === mailedCode ? { changed: true } : fieldFailure('code', 'code-wrong');
  }),
  mockCall(verifyEmail, ({ code }) => {
    if (code === undefined) return { verified: false };
    return code === mailedCode ? { verified: true } : fieldFailure('code', 'code-wrong');
  }),
  mockCall(verifyPhone, ({ phone: typed, code }) => {
    const phone = typed.startsWith('+') ? typed : `+381${typed.replaceAll(/\D|^0/g, '')}`;
    if (code === undefined) return { verified: false, phone };
    return code === mailedCode ? { verified: true, phone } : fieldFailure('code', 'code-wrong');
  }),
  mockCall(listSessions, () => sessionEntries),
  mockCall(endSession, ({ id }) =>
    sessionEntries.some((entry) => entry.id === id)
      ? { ended: true as const }
      : new Failure<'not-found', null>('not-found'),
  ),
  mockCall(endOtherSessions, () => ({ ended: sessionEntries.filter(({ current }) => !current).length })),
  mockCall(removeAccount, ({ password, code }) => {
    if (password !== undefined && password !== accountPassword) return fieldFailure('password', 'wrong-credentials');
    return { removed: password !== undefined || code !== undefined };
  }),
  mockCall(validateGoogle, () => new Failure<'not-found', null>('not-found')),
  mockCall(askSignInCode, () => ({ sent: true as const })),
  mockCall(signInWithCode, ({ email, code }) =>
    email === account.email && code === mailedCode ? openSession : fieldFailure('code', 'code-wrong'),
  ),
  mockCall(askPasskey, () => ({
    challenge: 'of-the-mocks',
    rpId: location.hostname,
    timeout: 300_000,
    userVerification: 'required' as const,
  })),
  mockCall(signInWithPasskey, () => new Failure<'passkey-refused', null>('passkey-refused')),
  mockCall(createPasskey, () => new Failure<'not-found', null>('not-found')),
  mockCall(addPasskey, () => new Failure<'passkey-refused', null>('passkey-refused')),
  mockCall(listPasskeys, () => passkeyEntries),
  mockCall(renamePasskey, ({ name }) => ({ name })),
  mockCall(removePasskey, ({ id }) =>
    passkeyEntries.some((entry) => entry.id === id)
      ? { removed: true as const }
      : new Failure<'not-found', null>('not-found'),
  ),
  mockCall(getCacheKey, () => ({ key: 'of-the-mocks' })),
  mockCall(getCollected, () => nothingCollected),
  mockCall(saveCollected, ({ version = 0, ...lists }) => ({ version: version + 1, ...lists })),
  mockCall(getUser, (_input, { language }) => ({
    ...account,
    type_name: profileTypeEntries(language)[account.type_id - 1]?.name ?? '',
  })),
  mockCall(listProfileTypes, (_input, { language }) => profileTypeEntries(language)),
  mockCall(listBusinessTypes, (_input, { language }) => profileTypeEntries(language).slice(1)),
  mockCall(setProfileType, ({ type_id }) => ({ type_id })),
  mockCall(addAddress, ({ zip = '', region_id = null, lat = null, lng = null, ...address }) => ({
    id: 1,
    ...address,
    zip,
    region_id,
    lat,
    lng,
    is_default: true,
  })),
  mockCall(removeAddress, () => new Failure<'not-found', null>('not-found')),
  mockCall(exportAccount, () => ({ profile: [{ name: account.name, email: account.email }] })),
  mockCall(getPlan, () => freePlan),
  mockCall(getActivePlan, () => ({ ...freePlan, start: account.created_at, end: null, auto_renew: false })),
  mockCall(getFreeSlots, () => ({ free: 48, used: 2, limit: 50 })),
  mockCall(saveProfileType, ({ id, base_type_id: base = id, names }, { language }) => {
    const usual = profileTypeEntries(language).find((type) => type.id === base);
    if (!usual) return fieldFailure(id === undefined ? 'base_type_id' : 'id', id === undefined ? 'required' : 'value');
    return { ...usual, id: id ?? 6, name: names[language] || usual.name };
  }),
  mockCall(getBalance, () => ({ balance: 0 })),
  mockCall(getPersonalSettings, () => personalSettings),
  mockCall(setPersonalSettings, (changed) => ({ ...personalSettings, ...changed })),
  mockCall(getStats, () => ({ ads: 0, active: 0, views: 0, favourites: 0, messages: 0, credits: 0 })),
  mockCall(setName, ({ name }) => ({ name })),
  mockCall(setImage, ({ kind, image }) => ({
    ...account.images,
    [kind]: image && '/img/7?w=160&h=160',
  })),
  mockCall(setDescription, ({ description }) => ({ description })),
];
