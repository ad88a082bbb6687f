import { keyframes } from '@vanilla-extract/css';

const unseen = keyframes({ '0%, 100%': { contentVisibility: 'hidden' } });

/**
 * For a part of a dialog or sheet: it is painted one frame later than the rest, so that the press is answered before
 * its text is measured. Set it while the whole is open, and only where the first frame still fades in or keeps its
 * place.
 */
export const nextFramePaint = { animation: `${unseen} 1ms` } as const;
