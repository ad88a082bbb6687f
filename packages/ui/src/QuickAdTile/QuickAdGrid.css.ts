import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const tiles = recipe({
  base: layered({ display: 'grid', gap: vars.space['2'] }),
  variants: {
    layout: {
      grid: layered({
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        '@media': {
          [media.snugDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
          [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space['15'] },
        },
      }),
      strip: layered({
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        '@media': {
          [media.mobile]: {
            position: 'relative',
            gridTemplateColumns: 'none',
            gridAutoFlow: 'column',
            gridAutoColumns: 'minmax(150px, 1fr)',
            gap: vars.space['15'],
            marginInline: `calc(-1 * ${vars.layout.gutter})`,
            paddingInline: vars.layout.gutter,
            scrollPaddingInline: vars.layout.gutter,
            overflowX: 'auto',
            scrollbarWidth: 'none',
          },
        },
      }),
    },
  },
});
export const place = style(layered({ minWidth: 0 }));
