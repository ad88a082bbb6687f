import { createApi, createUid } from '@volan/api-client';
import { createConsent } from '@volan/api-contract/wire';
import type { Consent } from '@volan/domain-rules';
import { pageBrand, pageLanguage } from '../overlays/pageFacts.ts';

/** Sends an answer to the log of the server; `true` once it is there. */
export async function sendConsent({ id, answer, version, purposes }: Consent): Promise<boolean> {
  const api = createApi({
    baseUrl: '',
    uid: createUid(Date.now()),
    version: 'web',
    language: pageLanguage(),
    brand: pageBrand(),
  });
  const { ok } = await api.send(createConsent, { id, answer, version, purposes: [...purposes] });
  return ok;
}
