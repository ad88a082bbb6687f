import { createApi, createSession, type Api, type ApiOptions, type Session } from '@volan/api-client';
import { browserOptions, type PageSpeech } from './browserApi.ts';

/** The one session of this page: all clients share its access token. */
let session: Session | undefined;

/**
 * The API as who is signed in asks it. Parts of public pages load it late: a visitor needs none of it. [F01]
 *
 * @param how a function that sends the calls in place of `fetch`, such as one that reports progress, and the longest
 *   wait for an answer
 */
export function accountApi(speech: PageSpeech, how: Pick<ApiOptions, 'fetch' | 'timeoutMs'> = {}): Api {
  return createApi({ ...browserOptions(speech), ...how, session: accountSession(speech) });
}

/** The session itself, for what sends no calls, such as a socket. */
export function accountSession(speech: PageSpeech): Session {
  session ??= createSession(browserOptions(speech));
  return session;
}
