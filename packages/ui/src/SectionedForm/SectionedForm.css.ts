import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const box = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['05'],
    padding: vars.brand.density.cardPad,
    background: vars.surface.base,
    border: `${vars.borderWidth.hairline} solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
  }),
);
