import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { coverShape } from '../theme/coverShape.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

const { desktop, phone, position } = coverShape;

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
      cover: layered({
        aspectRatio: `${desktop.width} / ${desktop.height}`,
        '@media': { [media.mobile]: { aspectRatio: `${phone.width} / ${phone.height}` } },
      }),
      fill: layered({ height: '100%' }),
    },
    rounded: { true: layered({ borderRadius: vars.brand.radius.media }) },
  },
});

export const image = recipe({
  base: layered({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    selectors: { '[data-theme="dark"] &': { filter: 'brightness(0.9)' } },
  }),
  variants: { cover: { true: layered({ objectPosition: position }) } },
});

/** An outline in the middle, about two thirds wide. */
export const missing = style(
  layered({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', paddingInline: '18%' }),
);
