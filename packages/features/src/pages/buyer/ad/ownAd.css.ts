import { layered } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** What is offered to buyers only: gone where the visit said that the ad is the visitor's own. */
export const forBuyers = style(layered({ selectors: { 'body[data-own-ad] &': { display: 'none' } } }));
