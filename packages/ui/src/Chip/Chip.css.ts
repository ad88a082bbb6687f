import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition, touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

/** Neutral ground and an ink border of 1.5 px; drawn inside, so that a choice moves nothing. */
const chosen: StyleRule = {
  background: vars.surface.selected,
  borderColor: vars.border.hover,
  boxShadow: `inset 0 0 0 0.5px ${vars.border.hover}`,
};

export const chip = recipe({
  base: layered({
    ...textRole('label'),
    ...touchArea,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 7,
    maxWidth: '100%',
    // words of a visitor may hold no place to break
    overflowWrap: 'anywhere',
    minHeight: 32,
    paddingInline: 11,
    paddingBlock: vars.space['025'],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.brand.radius.chip,
    background: vars.surface.base,
    color: vars.text.primary,
    cursor: 'pointer',
    transition: colorTransition('background-color', 'border-color'),
    ':hover': { borderColor: vars.border.hover, background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
    selectors: {
      '&:has(:checked)': chosen,
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
    '@media': {
      ...touchArea['@media'],
      [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
    },
  }),
  variants: {
    selected: { true: layered(chosen) },
  },
});

/** The chosen words stay in one line; the title has all of it. */
export const words = style(
  layered({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

/** The whole chip is its control. */
export const control = style(
  layered({ position: 'absolute', inset: 0, zIndex: 1, margin: 0, opacity: 0, cursor: 'inherit' }),
);
export const count = style(layered({ color: vars.text.tertiary, fontWeight: vars.fontWeight.regular }));
