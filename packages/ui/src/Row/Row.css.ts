import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { gap } from '../theme/space.css.ts';

export const row = recipe({
  base: layered({ display: 'flex', minWidth: 0 }),
  variants: {
    gap,
    align: {
      center: layered({ alignItems: 'center' }),
      start: layered({ alignItems: 'flex-start' }),
      end: layered({ alignItems: 'flex-end' }),
      baseline: layered({ alignItems: 'baseline' }),
    },
    justify: {
      start: {},
      between: layered({ justifyContent: 'space-between' }),
      center: layered({ justifyContent: 'center' }),
      end: layered({ justifyContent: 'flex-end' }),
    },
    wrap: { true: layered({ flexWrap: 'wrap' }) },
  },
});
