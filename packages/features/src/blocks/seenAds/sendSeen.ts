import { seeAds } from '@volan/api-contract/wire';
import { callerApi } from '../../runtime/browser/callerApi.ts';
import type { PageSpeech } from '../../runtime/browser/browserApi.ts';

/** Ads that somebody saw in a list of results, or put into a comparison. */
export interface SeenAds {
  readonly ids: number[];
  readonly where: 'results' | 'comparison';
}

/** Tells which ads were seen by somebody who is signed in; loaded for them only. [P39] */
export async function sendSeen(speech: PageSpeech, seen: SeenAds) {
  const api = await callerApi(speech);
  return api.send(seeAds, seen);
}
