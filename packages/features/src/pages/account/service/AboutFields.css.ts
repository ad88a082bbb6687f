import { layered, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** A question without the frame that browsers draw. */
export const group = style(layered({ border: 0, margin: 0, padding: 0, minWidth: 0 }));

export const legend = style(layered({ padding: 0, marginBottom: vars.space['1'] }));

/** Below the line that unfolds them. */
export const makes = style(layered({ marginTop: vars.space['15'] }));
