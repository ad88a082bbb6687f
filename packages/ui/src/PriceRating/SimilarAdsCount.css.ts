import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const count = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'] }));
export const bars = style(layered({ display: 'flex', gap: vars.space['05'] }));
const bar = layered({ flex: '1 1 0', height: vars.space['1'], borderRadius: vars.radius.full });
export const found = style([
  bar,
  layered({
    background: vars.text.secondary,
    '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
]);
export const missing = style([bar, layered({ border: `1px dashed ${vars.border.strong}` })]);
