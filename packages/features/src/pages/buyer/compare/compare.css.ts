import { layered, media } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** What needs a script: without one there is nothing to see. */
export const withScript = style(layered({ '@media': { [media.noScript]: { display: 'none' } } }));

/** What a script makes needless. */
export const withoutScript = style(layered({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } }));

/** The height of a screen, so that what stands below does not move when the table comes. */
export const waiting = style(layered({ minBlockSize: '80dvh' }));
