import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

/** A phone shows views by their icons alone; the words stay for screen readers. */
export const words = style(
  layered({
    '@media': {
      [media.mobile]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
export const group = style(
  layered({
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    gap: 2,
    padding: 3,
    borderRadius: vars.brand.radius.control,
    background: vars.surface.hover,
  }),
);

/** Raised out of the sunken ground. */
const shown: StyleRule = { background: vars.surface.base, color: vars.text.primary, boxShadow: vars.shadow.sm };

export const segment = recipe({
  base: layered({
    ...textRole('label'),
    ...touchArea,
    display: 'flex',
    alignItems: 'center',
    gap: 7,
    minHeight: 36,
    paddingInline: 14,
    borderRadius: `calc(${vars.brand.radius.control} - 2px)`,
    color: vars.text.secondary,
    cursor: 'pointer',
    ':hover': { color: vars.text.primary },
    selectors: {
      '&:has(:checked)': shown,
      '[data-theme="dark"] &:has(:checked)': { background: vars.surface.pressed },
      '&:has(:focus-visible)': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
    },
    '@media': {
      ...touchArea['@media'],
      [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '1px solid' } } },
      [media.narrow]: { overflowWrap: 'anywhere' },
    },
  }),
  variants: {
    current: {
      true: layered({
        ...shown,
        selectors: { '[data-theme="dark"] &': { background: vars.surface.pressed } },
        '@media': { [media.forcedColors]: { outline: '1px solid' } },
      }),
    },
  },
});

/** The whole segment is its control. */
export const control = style(
  layered({ position: 'absolute', inset: 0, zIndex: 1, margin: 0, opacity: 0, cursor: 'inherit' }),
);
