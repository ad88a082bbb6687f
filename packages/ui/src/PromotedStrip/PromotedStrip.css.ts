import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

/** Twelve cells: one ad takes four of them. Four, three or two columns leave no hole. */
export const strip = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: `${vars.space['3']} ${vars.brand.density.gap}`,
    '@media': {
      [media.snugDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.mobile]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: `${vars.space['25']} ${vars.space['15']}`,
      },
    },
  }),
);

export const place = recipe({
  base: layered({ minWidth: 0 }),
  variants: {
    featured: {
      true: layered({
        gridColumn: 'span 2',
        gridRow: 'span 2',
        '@media': { [media.mobile]: { gridRow: 'auto' } },
      }),
    },
  },
});
