import { layered, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** The banner below the filters, apart from them. */
export const rail = style(layered({ paddingTop: vars.space['25'] }));
