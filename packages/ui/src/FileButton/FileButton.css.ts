import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const place = style(
  layered({
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
      '&:has(:disabled)': {
        background: vars.surface.disabled,
        borderColor: 'transparent',
        color: vars.text.disabled,
        cursor: 'not-allowed',
      },
    },
  }),
);
/** The file control lies over the words, so a press and dropped files reach it. */
export const control = style(
  layered({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' }),
);
