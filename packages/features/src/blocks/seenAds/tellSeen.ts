import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import type { PageSpeech } from '../../runtime/browser/browserApi.ts';
import type { SeenAds } from './sendSeen.ts';

/**
 * Reports that ads were seen. The page does not wait for it, and a lost report is not repeated. For a visitor no client
 * of the API is loaded. Signed-in users are named, since own ads do not count. [P39]
 */
export function tellSeen(seen: SeenAds, speech: PageSpeech): void {
  if (signedInUser() === null) {
    navigator.sendBeacon('/v3/ads/seen', new Blob([JSON.stringify(seen)], { type: 'application/json' }));
  } else {
    import('./sendSeen.ts').then(({ sendSeen }) => sendSeen(speech, seen)).catch(() => {});
  }
}
