import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';

export const card = recipe({
  base: layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minWidth: 0,
    overflow: 'hidden',
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
  }),
  variants: {
    linked: {
      true: layered({ transition: colorTransition('border-color'), ':hover': { borderColor: vars.border.hover } }),
      false: layered({}),
    },
  },
});
export const words = style(
  layered({
    padding: vars.brand.density.cardPad,
    overflowWrap: 'anywhere',
    '@media': { [media.small]: { padding: vars.space['15'] } },
  }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: vars.space['1'],
  }),
);
/** The link covers its card. */
export const cover = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.zIndex.raised },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: '-2px',
        borderRadius: vars.brand.radius.card,
      },
    },
  }),
);
export const years = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
export const line = style(
  layered({ ...textRole('sm'), marginBlockStart: vars.space['05'], color: vars.text.secondary }),
);
