import type { PageSpeech } from '../../runtime/browser/browserApi.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';

/** Banners that were seen and not yet reported. */
const waiting = new Set<number>();

/** Pause before the report of a signed-in user, in milliseconds: banners beside each other come in one. */
const restMs = 3000;

let isListening = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The waiting banners; they wait no longer. */
function takeWaiting() {
  const ids = [...waiting];
  waiting.clear();

  return ids;
}

function sendBeacon() {
  if (document.visibilityState !== 'hidden' || waiting.size === 0) return;

  const body = new Blob([JSON.stringify({ ids: takeWaiting() })], { type: 'application/json' });
  navigator.sendBeacon('/v3/promotion/seen', body);
}

/**
 * Notes that a banner was seen. The page reports all of its banners at once: when it is left or put aside, or for a
 * signed-in user, who is named because administrators do not count, soon after. A lost report is not repeated. Nothing
 * is stored in the browser.
 */
export function noteSeenBanner(id: number, speech: PageSpeech): void {
  waiting.add(id);
  if (signedInUser() !== null) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      import('./sendSeenBanners.ts')
        .then(({ sendSeenBanners }) => sendSeenBanners(speech, takeWaiting()))
        .catch(() => {});
    }, restMs);
  } else if (!isListening) {
    isListening = true;
    document.addEventListener('visibilitychange', sendBeacon);
  }
}
