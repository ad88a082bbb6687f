import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const swatches = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: vars.space['15'] }),
);
export const swatch = style(
  layered({
    width: '100%',
    height: 56,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.media,
  }),
);
export const steps = style(layered({ display: 'grid', gap: vars.space['1'] }));
export const step = style(layered({ display: 'grid', gridTemplateColumns: '120px 1fr', alignItems: 'center' }));
export const bar = style(layered({ width: '100%', height: 12 }));
