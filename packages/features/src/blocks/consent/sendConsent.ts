import { createConsent } from '@volan/api-contract/wire';
import type { Consent } from '@volan/domain-rules';
import { browserApi } from '../../runtime/browser/browserApi.ts';
import { pageBrand, pageLanguage } from '../../runtime/browser/pageFacts.ts';

/** Sends an answer to the log of the server; `true` once it is there. */
export async function sendConsent({ id, answer, version, purposes }: Consent): Promise<boolean> {
  const api = browserApi({ brand: pageBrand(), language: pageLanguage() });
  const { ok } = await api.send(createConsent, { id, answer, version, purposes: [...purposes] });
  return ok;
}
