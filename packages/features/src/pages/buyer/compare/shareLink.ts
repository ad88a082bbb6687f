import { shareAddress } from '../../../runtime/overlays/shareAddress.ts';
import type { CompareTexts } from './CompareTexts.ts';

/** Shares a path of this site by the system's own sheet; where there is none its address is copied. [M56, N07] */
export const shareLink = (path: string, title: string, texts: Pick<CompareTexts, 'shareCopied' | 'shareFailed'>) =>
  shareAddress(
    { url: new URL(path, location.origin).href, title },
    { copied: texts.shareCopied, failed: texts.shareFailed },
  );
