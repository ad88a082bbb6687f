import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const list = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space['05'],
    marginTop: vars.space['4'],
  }),
);
export const page = recipe({
  base: layered({
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.layout.tapTarget,
    height: vars.layout.tapTarget,
    paddingInline: vars.space['05'],
    borderRadius: vars.brand.radius.control,
    fontWeight: vars.fontWeight.medium,
    '@media': { [media.narrow]: { minWidth: 36 } },
  }),
  variants: {
    look: {
      link: layered({ ':hover': { background: vars.surface.hover } }),
      current: layered({
        background: vars.surface.inverse,
        color: vars.text.inverse,
        '@media': { [media.forcedColors]: { outline: '2px solid' } },
      }),
      gap: layered({ color: vars.text.tertiary }),
      off: layered({ color: vars.text.disabled }),
    },
  },
});
