import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const shareBar = style(
  layered({ display: 'block', inlineSize: '100%', blockSize: 6, borderRadius: vars.radius.full, overflow: 'hidden' }),
);
export const track = style(
  layered({ fill: vars.surface.pressed, '@media': { [media.forcedColors]: { fill: 'GrayText' } } }),
);
export const filled = style(
  layered({ fill: vars.accent.solid, '@media': { [media.forcedColors]: { fill: 'Highlight' } } }),
);
