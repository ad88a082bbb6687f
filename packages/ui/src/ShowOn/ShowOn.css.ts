import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

/** No box of its own: the layout around it sees what is inside. */
export const showOn = recipe({
  base: layered({ display: 'contents' }),
  variants: {
    width: {
      desktop: layered({ '@media': { [media.mobile]: { display: 'none' } } }),
      phone: layered({ '@media': { [media.desktop]: { display: 'none' } } }),
    },
  },
});
