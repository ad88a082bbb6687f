import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const skeleton = recipe({
  base: layered({ display: 'block', background: vars.surface.media, borderRadius: vars.radius.sm }),
  variants: {
    shape: {
      line: layered({ height: 14 }),
      title: layered({ height: 20 }),
      photo: layered({ aspectRatio: vars.ratio.photo, borderRadius: vars.brand.radius.media }),
      circle: layered({ width: 44, height: 44, borderRadius: vars.radius.full }),
    },
    width: {
      full: {},
      most: layered({ width: '80%' }),
      half: layered({ width: '58%' }),
      third: layered({ width: '38%' }),
    },
  },
});
