import { layered } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Parts for buyers only: hidden once the visit has shown that the ad is the visitor's own. */
export const forBuyers = style(layered({ selectors: { 'body[data-own-ad] &': { display: 'none' } } }));
