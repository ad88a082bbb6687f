import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const iconButton = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: '1px solid transparent',
    borderRadius: vars.brand.radius.control,
    color: vars.text.primary,
    cursor: 'pointer',
    transition: colorTransition('background-color', 'border-color', 'color'),
    ':hover': { background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
    selectors: {
      '&[aria-pressed="true"]': { color: vars.accent.icon },
      '&:disabled': { color: vars.text.disabled, background: 'none', cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'currentColor' } },
  }),
  variants: {
    size: {
      small: layered({
        width: 36,
        height: 36,
        '@media': { [media.mobile]: { width: vars.layout.tapTarget, height: vars.layout.tapTarget } },
      }),
      medium: layered({ width: vars.layout.tapTarget, height: vars.layout.tapTarget }),
      large: layered({ width: 52, height: 52 }),
    },
    variant: {
      plain: {},
      outlined: layered({
        borderColor: vars.border.default,
        background: vars.surface.base,
        ':hover': { borderColor: vars.border.hover },
      }),
      onPhoto: layered({
        width: 36,
        height: 36,
        borderRadius: vars.radius.full,
        background: vars.badge.mediaScrim,
        color: vars.badge.overMedia,
        // The drawn disc stays small; the finger has its 44 px around it.
        '::after': { content: '', position: 'absolute', inset: -4 },
        ':hover': { background: vars.badge.mediaScrim },
        // Beside a disc at rest on the same picture the colour of an icon alone is not seen.
        selectors: {
          '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
            background: vars.accent.solid,
            color: vars.accent.onSolid,
          },
        },
        '@media': {
          [media.mobile]: { width: 36, height: 36 },
          [media.forcedColors]: {
            selectors: {
              '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
            },
          },
        },
      }),
    },
  },
  compoundVariants: [
    {
      variants: { size: 'small', variant: 'onPhoto' },
      // On a phone a picture may be no wider than two discs: they shrink, and the finger keeps its 44 px.
      style: layered({
        '@media': { [media.small]: { width: 28, height: 28, '::after': { inset: -8 } } },
      }),
    },
  ],
});
