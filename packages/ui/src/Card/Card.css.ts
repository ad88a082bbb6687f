import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const card = recipe({
  base: layered({ background: vars.surface.base, border: `1px solid ${vars.border.default}`, minWidth: 0 }),
  variants: {
    kind: {
      card: layered({ borderRadius: vars.brand.radius.card }),
      panel: layered({ borderRadius: vars.brand.radius.panel }),
    },
    padding: {
      none: {},
      card: layered({ padding: vars.brand.density.cardPad }),
      panel: layered({ padding: vars.space['3'], '@media': { [media.mobile]: { padding: 18 } } }),
    },
  },
});
