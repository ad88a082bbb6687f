import { createApi, createUid, type Api } from '@volan/api-client';
import { toLanguageValue } from '@volan/domain-rules';

/**
 * The API as a page in a browser asks it: at its own origin, in its brand and language. When the server no longer knows
 * the session, the browser goes to the page that says so. [K01]
 */
export function browserApi({ brand, language }: { readonly brand: string; readonly language: string }): Api {
  return createApi({
    baseUrl: '',
    uid: createUid(Date.now()),
    version: 'web',
    language: toLanguageValue(language) ?? 'en',
    brand,
    onSessionExpired: () =>
      // Rare, so its addresses come when they are needed; without a network the page stays as it is.
      void import('./goToSessionExpired.ts').then(
        ({ goToSessionExpired }) => goToSessionExpired(),
        () => {},
      ),
  });
}
