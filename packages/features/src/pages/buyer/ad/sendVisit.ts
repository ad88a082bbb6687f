import { createApi } from '@volan/api-client';
import { visitAd } from '@volan/api-contract/wire';
import { accountSession } from '../../../runtime/browser/accountApi.ts';
import { browserOptions, type PageSpeech } from '../../../runtime/browser/browserApi.ts';

/** Counts a visit of somebody who is signed in; loaded for them only. The call is open to everybody, so it is told who asks. [P39] */
export async function sendVisit(speech: PageSpeech, id: number) {
  const opened = await accountSession(speech).read();
  const accessToken = opened.ok ? (opened.data?.accessToken ?? null) : null;
  return createApi({ ...browserOptions(speech), accessToken: () => accessToken }).send(visitAd, { id });
}
