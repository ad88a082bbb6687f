import { layered, media } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** What needs a script: without one there is nothing to see. */
export const withScript = style(layered({ '@media': { [media.noScript]: { display: 'none' } } }));

/** Parts that a script makes needless. */
export const withoutScript = style(layered({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } }));

/**
 * Wraps a part that the browser fills. It is as high as the screen before and after that, so the footer stays below the
 * screen and does not move in sight.
 */
export const screenHigh = style(layered({ minBlockSize: '100dvh' }));
