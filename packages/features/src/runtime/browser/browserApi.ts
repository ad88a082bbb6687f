import { createApi, type Api, type ApiOptions } from '@volan/api-client';
import { toLanguageValue } from '@volan/domain-rules';
import { browserUid } from './browserUid.ts';
import { pageVersion } from './pageFacts.ts';

/** The brand and the language that a page speaks. */
export interface PageSpeech {
  readonly brand: string;
  readonly language: string;
}

/**
 * How a page in a browser reaches the API. When the server no longer knows the session, it leaves for the page that
 * says so; where somebody has typed, it stays and says so itself. [K01]
 */
export const browserOptions = ({ brand, language }: PageSpeech): ApiOptions => ({
  baseUrl: '',
  uid: browserUid(),
  version: pageVersion(),
  language: toLanguageValue(language) ?? 'en',
  brand,
  onSessionExpired: () =>
    // Rare, so its addresses come when they are needed; without a network the page stays as it is.
    void import('./goToSessionExpired.ts').then(
      ({ goToSessionExpired }) => goToSessionExpired(),
      () => {},
    ),
});

/**
 * The API as a page in a browser asks it for what is open to everybody: at its own origin, in its brand and language.
 */
export const browserApi = (speech: PageSpeech): Api => createApi(browserOptions(speech));
