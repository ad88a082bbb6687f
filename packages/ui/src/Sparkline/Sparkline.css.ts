import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const sparkline = recipe({
  base: layered({ display: 'block', overflow: 'visible' }),
  variants: {
    kind: {
      line: layered({ inlineSize: '100%', blockSize: 28 }),
      bars: layered({ inlineSize: 120, blockSize: 22 }),
    },
  },
});
export const line = style(
  layered({
    fill: 'none',
    stroke: vars.accent.solid,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
);
export const bar = recipe({
  variants: {
    last: {
      true: layered({ fill: vars.accent.solid, '@media': { [media.forcedColors]: { fill: 'Highlight' } } }),
      false: layered({ fill: vars.border.strong }),
    },
  },
});
export const base = style(layered({ stroke: vars.border.strong, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' }));
