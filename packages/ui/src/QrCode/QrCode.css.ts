import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

/** Cameras read dark on light only: the colours are the same in both themes and with forced colours. */
export const code = style(
  layered({
    display: 'block',
    inlineSize: 200,
    maxInlineSize: '100%',
    aspectRatio: '1',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.text.onMedia,
    color: vars.badge.mediaScrim,
    forcedColorAdjust: 'none',
  }),
);
