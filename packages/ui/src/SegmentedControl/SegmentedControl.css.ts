import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

/** A phone has room for the signs alone; the words stay for those who listen. */
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
    gap: 2,
    padding: 3,
    borderRadius: vars.brand.radius.control,
    background: vars.surface.hover,
  }),
);

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
    ':hover': { color: vars.text.primary },
  }),
  variants: {
    current: {
      true: layered({
        background: vars.surface.base,
        color: vars.text.primary,
        boxShadow: vars.shadow.sm,
        selectors: { '[data-theme="dark"] &': { background: vars.surface.pressed } },
        '@media': { [media.forcedColors]: { outline: '1px solid' } },
      }),
    },
  },
});
