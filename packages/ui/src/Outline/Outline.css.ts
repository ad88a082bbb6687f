import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const outline = recipe({
  base: layered({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: {
    size: {
      small: layered({ width: 24, height: 24, strokeWidth: 1.5 }),
      medium: layered({ width: 32, height: 32, strokeWidth: 1.25 }),
      large: layered({ width: '100%', height: 'auto', strokeWidth: 5 }),
    },
    tone: {
      current: {},
      media: layered({ color: vars.text.tertiary }),
      decorative: layered({ color: vars.border.strong }),
    },
  },
  compoundVariants: [
    // Drawn half a desktop wide, its lines would be too heavy.
    {
      variants: { size: 'large', tone: 'decorative' },
      style: layered({ '@media': { [media.desktop]: { strokeWidth: 3.2 } } }),
    },
  ],
});
