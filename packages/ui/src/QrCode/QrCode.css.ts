import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

/** Cameras read dark on light only: the colours are the same in both themes and with forced colours. */
export const code = recipe({
  base: layered({
    display: 'block',
    maxInlineSize: '100%',
    aspectRatio: '1',
    background: vars.text.onMedia,
    color: vars.badge.mediaScrim,
    forcedColorAdjust: 'none',
  }),
  variants: {
    framed: {
      true: layered({
        inlineSize: 200,
        border: `1px solid ${vars.border.default}`,
        borderRadius: vars.brand.radius.card,
      }),
      false: layered({ inlineSize: '100%' }),
    },
  },
});
