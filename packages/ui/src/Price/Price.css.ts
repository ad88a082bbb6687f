import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';

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
