import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const figure = style(layered({ minWidth: 0, containerType: 'inline-size' }));
export const drawing = style(layered({ display: 'block', inlineSize: '100%', blockSize: 192, overflow: 'visible' }));
export const half = style(layered({ fill: vars.surface.pressed }));
export const base = style(layered({ stroke: vars.border.strong, strokeWidth: 1 }));
export const median = style(layered({ stroke: vars.text.tertiary, strokeWidth: 1.5, strokeDasharray: '3 4' }));
export const dot = style(layered({ fill: vars.surface.base, stroke: vars.text.tertiary, strokeWidth: 1.5 }));
export const own = style(
  layered({
    stroke: vars.accent.solid,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
);
export const marker = style(
  layered({ fill: vars.accent.solid, '@media': { [media.forcedColors]: { fill: 'Highlight' } } }),
);
export const label = style(layered({ ...textRole('caption'), fill: vars.text.secondary }));
export const tick = style(
  layered({
    ...textRole('caption'),
    fill: vars.text.tertiary,
    // The second and the fourth give way where they would touch their neighbours.
    '@container': {
      '(max-width: 360px)': { selectors: { '&:nth-of-type(even)': { display: 'none' } } },
    },
  }),
);
export const ownLabel = style(
  layered({ ...textRole('caption'), fill: vars.text.primary, fontWeight: vars.brand.weight.strong }),
);
