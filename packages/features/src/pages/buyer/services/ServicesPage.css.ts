import { layered, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Title and number, at the distance from the path that lists of ads have. */
export const title = style(layered({ display: 'grid', gap: vars.space['05'], marginTop: vars.space['1'] }));
