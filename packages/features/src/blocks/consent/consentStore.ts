import { consentLifetimeMs, readConsent, type Consent, type ConsentPurpose } from '@volan/domain-rules';
import { browserStore } from '../../runtime/browser/browserStore.ts';
import { sharedStore } from '../../runtime/browser/sharedStore.ts';

/** This browser's answer about cookies, for all countries of a brand; `null` before the first answer. [T46] */
export const consentStore = sharedStore<Consent | null>({
  key: 'consent',
  empty: null,
  parse: readConsent,
  lifetimeMs: consentLifetimeMs,
});

/** The number of the answer that the log of the server does not have yet; 0 if it has all. */
export const unloggedStore = browserStore<number>({
  key: 'consent-unlogged',
  empty: 0,
  parse: (kept) => (typeof kept === 'number' ? kept : 0),
});

/**
 * Whether the visitor has allowed a purpose. Ask before anything that is not necessary: before a third party hears of
 * the visit, and before anything is kept for it. [T32, T46]
 */
export const isAllowed = (purpose: ConsentPurpose): boolean => consentStore.read()?.purposes.includes(purpose) ?? false;
