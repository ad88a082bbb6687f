import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';

export const heading = recipe({
  base: layered({
    textWrap: 'balance',
    // A single word may be wider than the smallest window.
    '@media': { [media.narrow]: { overflowWrap: 'anywhere' } },
  }),
  variants: {
    size: {
      display: layered(textRole('display')),
      h1: layered(textRole('h1')),
      h2: layered(textRole('h2')),
      h3: layered(textRole('h3')),
      title: layered(textRole('title')),
    },
  },
});
