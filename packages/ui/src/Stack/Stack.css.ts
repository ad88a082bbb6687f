import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { gap } from '../theme/space.css.ts';

export const stack = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    gap,
    align: {
      stretch: {},
      start: layered({ alignItems: 'flex-start' }),
      center: layered({ alignItems: 'center', textAlign: 'center' }),
    },
  },
});
