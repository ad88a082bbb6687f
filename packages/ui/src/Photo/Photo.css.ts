import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const photo = recipe({
  base: layered({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    background: vars.surface.media,
    minWidth: 0,
  }),
  variants: {
    ratio: {
      photo: layered({ aspectRatio: vars.ratio.photo }),
      thumb: layered({ aspectRatio: vars.ratio.photoTall }),
      fill: layered({ height: '100%' }),
    },
    rounded: { true: layered({ borderRadius: vars.brand.radius.media }) },
  },
});

export const image = style(
  layered({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    selectors: { '[data-theme="dark"] &': { filter: 'brightness(0.9)' } },
  }),
);

/** An outline in the middle, about two thirds wide. */
export const missing = style(
  layered({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', paddingInline: '18%' }),
);
