import { showToast } from './showToast.ts';
import type { ToastRequest } from './toastRegion.tsx';

/** Where a message waits for the next page. */
const key = 'toast';

/** A message that another page shows; it can offer no way back. */
export type FlashToast = Pick<ToastRequest, 'text' | 'tone'>;

/** Keeps a message for the page that this tab opens next: "The ad is saved." */
export function flashToast({ text, tone }: FlashToast): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ text, tone }));
  } catch {
    // A storage that is full or forbidden: the next page says nothing, and all else continues.
  }
}

function parse(kept: string): FlashToast | null {
  const { text, tone } = JSON.parse(kept) as { text?: unknown; tone?: unknown };
  return typeof text === 'string' && text !== '' ? { text, tone: tone === 'error' ? 'error' : 'done' } : null;
}

/** Takes the message that the last page kept, if any: it is shown once. */
function takeToast(): FlashToast | null {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? null : parse(kept);
  } catch {
    return null;
  }
}

/** Shows what the last page kept. Pages call it once they rest. */
export function showFlashToast(): void {
  const kept = takeToast();
  if (kept) {
    showToast(kept);
  }
}
