import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import type { PageSpeech } from '../../runtime/browser/browserApi.ts';
import type { SeenAds } from './sendSeen.ts';

/**
 * Tells that ads were seen. Nobody waits for it and what is lost is not told again; for a visitor no client of the API is loaded.
 * Who is signed in says so, since own ads do not count. [P39]
 */
export function tellSeen(seen: SeenAds, speech: PageSpeech): void {
  if (signedInUser() === null) {
    navigator.sendBeacon('/v3/ads/seen', new Blob([JSON.stringify(seen)], { type: 'application/json' }));
  } else {
    import('./sendSeen.ts').then(({ sendSeen }) => sendSeen(speech, seen)).catch(() => {});
  }
}
