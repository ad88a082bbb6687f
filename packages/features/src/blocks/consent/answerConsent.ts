import { nextConsent, type ConsentPurpose } from '@volan/domain-rules';
import { consentStore, unloggedStore } from './consentStore.ts';

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps an answer about cookies and lets the server log it. */
export function answerConsent(purposes: readonly ConsentPurpose[]): void {
  const consent = nextConsent(consentStore.read(), purposes, { now: Date.now(), newId });
  consentStore.write(consent);
  unloggedStore.write(consent.answer);
  void logConsent();
}

/**
 * Brings the last answer into the log of the server, if it is not there yet; what fails is tried again on the next
 * page. [M64]
 */
export async function logConsent(): Promise<void> {
  const consent = consentStore.read();
  if (!consent || unloggedStore.read() !== consent.answer) {
    return;
  }
  try {
    const { sendConsent } = await import('./sendConsent.ts');
    const isLogged = await sendConsent(consent);
    if (isLogged && unloggedStore.read() === consent.answer) {
      unloggedStore.clear();
    }
  } catch {
    // It stays marked.
  }
}
