import { keyframes } from '@vanilla-extract/css';

const unseen = keyframes({ '0%, 100%': { contentVisibility: 'hidden' } });

/**
 * For a part of what opens: it follows in the second picture, so that a press is answered before words are measured. Set
 * it for the time in which the whole is open, where the first picture is still fading in or has a place of the same size.
 */
export const secondPicture = { animation: `${unseen} 1ms` } as const;
