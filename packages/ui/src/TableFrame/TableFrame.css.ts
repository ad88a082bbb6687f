import { recipe } from '@vanilla-extract/recipes';
import type { StyleRule } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

/** The table scrolls inside this frame: the page never scrolls sideways, and the head sticks inside the frame. */
const scroller: StyleRule = { overflow: 'auto', maxHeight: 'max(320px, 80dvh)', overscrollBehaviorInline: 'contain' };

export const frame = recipe({
  base: layered({
    position: 'relative',
    minWidth: 0,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
    // Cuts the corners of the cells, yet lets the head stick to the page.
    overflow: 'clip',
  }),
  variants: {
    scroll: {
      mobile: layered({ '@media': { [media.mobile]: scroller } }),
      always: layered(scroller),
    },
  },
});
