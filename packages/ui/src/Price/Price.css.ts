import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layers.css.ts';
import { textRole } from '../theme/text.css.ts';

export const price = recipe({
  base: layered({ whiteSpace: 'nowrap' }),
  variants: {
    size: {
      medium: layered({ ...textRole('price'), letterSpacing: '-0.015em' }),
      large: layered({ ...textRole('priceLg'), letterSpacing: '-0.015em' }),
    },
    words: { true: layered({ whiteSpace: 'normal' }) },
  },
});
