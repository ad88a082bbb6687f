import { createApi, type Api } from '@volan/api-client';
import { accountSession } from './accountApi.ts';
import { browserOptions, type PageSpeech } from './browserApi.ts';

/**
 * The API for calls that are open to everybody, with the name of the user: visits to own ads do not count. Loaded for
 * signed-in users only. [P39]
 */
export async function callerApi(speech: PageSpeech): Promise<Api> {
  const opened = await accountSession(speech).read();
  const accessToken = opened.ok ? (opened.data?.accessToken ?? null) : null;
  return createApi({ ...browserOptions(speech), accessToken: () => accessToken });
}
