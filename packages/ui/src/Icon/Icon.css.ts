import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';

export const icon = recipe({
  base: layered({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: {
    size: {
      14: layered({ width: 14, height: 14 }),
      16: layered({ width: 16, height: 16 }),
      20: layered({ width: 20, height: 20 }),
      24: layered({ width: 24, height: 24 }),
      28: layered({ width: 28, height: 28, strokeWidth: 1.5 }),
    },
    weight: {
      regular: {},
      bold: layered({ strokeWidth: 2.5 }),
    },
    filled: { true: layered({ fill: 'currentColor' }) },
  },
});
