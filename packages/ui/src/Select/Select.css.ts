import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const select = style(
  layered({
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    // The arrow lies over the control, so a click on it opens the list as well.
    marginInlineEnd: -24,
    paddingInlineEnd: 24,
  }),
);
export const options = style(layered({ background: vars.surface.raised, color: vars.text.primary }));
export const arrow = style(
  layered({ flex: 'none', display: 'flex', color: vars.text.tertiary, pointerEvents: 'none' }),
);
