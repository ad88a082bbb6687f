import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const group = recipe({
  variants: {
    look: {
      row: layered({
        display: 'inline-flex',
        gap: 2,
        padding: 3,
        borderRadius: vars.brand.radius.control,
        background: vars.surface.hover,
        // a desktop has room for all three, for any rounding of its zoom
        '@media': { [media.mobile]: { flexWrap: 'wrap' } },
      }),
      cards: layered({
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: vars.space['1'],
        '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      }),
    },
  },
});
export const choice = recipe({
  base: layered({ ...textRole('label'), position: 'relative', display: 'flex', cursor: 'pointer' }),
  variants: {
    look: {
      row: layered({
        alignItems: 'center',
        minHeight: 38,
        paddingInline: 12,
        borderRadius: `calc(${vars.brand.radius.control} - 2px)`,
        color: vars.text.secondary,
        '@media': {
          [media.mobile]: { minHeight: vars.layout.tapTarget },
          [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '1px solid' } } },
        },
        selectors: {
          '&:has(:checked)': { background: vars.surface.base, color: vars.text.primary, boxShadow: vars.shadow.sm },
          '[data-theme="dark"] &:has(:checked)': { background: vars.surface.pressed },
          '&:has(:focus-visible)': { outline: `${vars.ring.width} solid ${vars.focus.ring}` },
        },
      }),
      cards: layered({
        flexDirection: 'column',
        gap: 10,
        // the frame of the chosen one is a pixel wider, and its content stays in place
        padding: 9,
        border: `1px solid ${vars.border.strong}`,
        borderRadius: vars.brand.radius.card,
        background: vars.surface.base,
        transition: colorTransition('border-color', 'background-color'),
        ':hover': { borderColor: vars.border.hover },
        '@media': {
          [media.narrow]: { flexDirection: 'row', alignItems: 'center' },
          [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
        },
        selectors: {
          '&:has(:checked)': {
            padding: 8,
            borderWidth: 2,
            borderColor: vars.border.hover,
            background: vars.surface.hover,
          },
          '&:has(:focus-visible)': {
            outline: `${vars.ring.width} solid ${vars.focus.ring}`,
            outlineOffset: vars.ring.offset,
          },
        },
      }),
    },
  },
});
export const control = style(
  layered({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' }),
);
export const words = recipe({
  base: layered({ display: 'flex', alignItems: 'center', gap: 7, minWidth: 0 }),
  variants: {
    look: {
      row: {},
      cards: layered({ overflowWrap: 'anywhere' }),
    },
  },
});
/** Beside a preview it says nothing more, and a phone has no room for it. */
export const icon = recipe({
  base: layered({ display: 'flex' }),
  variants: { look: { row: {}, cards: layered({ '@media': { [media.mobile]: { display: 'none' } } }) } },
});
/** One page, or the halves of two; it keeps its colours where the browser forces its own. */
export const preview = style(
  layered({
    display: 'flex',
    height: 64,
    overflow: 'hidden',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.control,
    forcedColorAdjust: 'none',
    '@media': { [media.narrow]: { flex: 'none', width: 72, height: 44 } },
  }),
);
/** A page of the theme that its own attributes name: a header above the ground. */
export const page = style(
  layered({
    flex: 1,
    background: vars.surface.page,
    '::before': {
      content: '',
      display: 'block',
      height: '24%',
      borderBlockEnd: `1px solid ${vars.border.default}`,
      background: vars.surface.base,
    },
  }),
);
