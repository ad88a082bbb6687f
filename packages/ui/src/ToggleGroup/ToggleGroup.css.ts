import { style, type StyleRule } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition, touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const group = style(
  layered({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space['05'], maxWidth: '100%' }),
);

/** Neutral ground and an ink border of 1.5 px; drawn inside, so that a press moves nothing. */
const pressed: StyleRule = {
  background: vars.surface.selected,
  borderColor: vars.border.hover,
  boxShadow: `inset 0 0 0 0.5px ${vars.border.hover}`,
};
const off: StyleRule = { color: vars.text.disabled, borderColor: 'transparent', cursor: 'not-allowed' };

export const toggle = style(
  layered({
    ...textRole('label'),
    ...touchArea,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 7,
    minWidth: 36,
    maxWidth: '100%',
    minHeight: 36,
    paddingInline: 7,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.control,
    background: 'none',
    color: vars.text.primary,
    cursor: 'pointer',
    transition: colorTransition('background-color', 'border-color'),
    ':hover': { background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
    selectors: {
      '&:is([aria-pressed="true"], [aria-checked="true"], :has(:checked))': pressed,
      '&:is(:disabled, :has(:disabled))': { ...off, background: 'none' },
      '&:is([aria-pressed="true"], [aria-checked="true"], :has(:checked)):is(:disabled, :has(:disabled))': {
        ...off,
        background: vars.surface.disabled,
        boxShadow: 'none',
      },
      '&:has(:focus-visible)': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
    },
    '@media': {
      ...touchArea['@media'],
      [media.mobile]: { ...touchArea['@media']?.[media.mobile], minWidth: vars.layout.tapTarget },
      [media.narrow]: { overflowWrap: 'anywhere' },
      [media.forcedColors]: {
        selectors: {
          '&:is([aria-pressed="true"], [aria-checked="true"], :has(:checked))': { outline: '2px solid Highlight' },
        },
      },
    },
  }),
);

/** The whole toggle is its control. */
export const control = style(
  layered({ position: 'absolute', inset: 0, zIndex: 1, margin: 0, opacity: 0, cursor: 'inherit' }),
);
