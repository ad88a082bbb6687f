import { visitAd } from '@volan/api-contract/wire';
import type { PageSpeech } from '../../../runtime/browser/browserApi.ts';
import { callerApi } from '../../../runtime/browser/callerApi.ts';

/** Counts a visit of somebody who is signed in; loaded for them only. [P39] */
export async function sendVisit(speech: PageSpeech, id: number) {
  const api = await callerApi(speech);
  return api.send(visitAd, { id });
}
