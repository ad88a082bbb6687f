import { share2Icon } from '@volan/ui/icons';
import { showToast } from '../overlays/showToast.ts';
import type { CompareTexts } from './CompareTexts.ts';

/** Shares a path of this site by the system's own sheet; where there is none its address is copied. [M56, N07] */
export async function shareLink(path: string, title: string, texts: Pick<CompareTexts, 'shareCopied' | 'shareFailed'>) {
  const url = new URL(path, location.origin).href;
  if (typeof navigator.share === 'function') {
    // A reader who closes the system's own sheet has not met a failure.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ text: texts.shareCopied, icon: share2Icon });
  } catch {
    showToast({ text: texts.shareFailed, tone: 'error' });
  }
}
