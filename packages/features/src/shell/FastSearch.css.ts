import { layered } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** The shortcuts, and the short filters beside them. */
export const parts = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(200px, auto) 400px', gap: 24, alignItems: 'start' }),
);

/** As high as the form, so that nothing grows under the pointer when it comes. */
export const form = style(layered({ minHeight: 244, '@media': { '(scripting: none)': { display: 'none' } } }));
