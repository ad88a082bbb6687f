import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const steps = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['15'] }));
export const step = style(layered({ ...textRole('sm'), display: 'flex', gap: vars.space['15'] }));
export const number = style(
  layered({ flex: 'none', minInlineSize: 9, color: vars.accent.onSubtle, fontWeight: vars.brand.weight.strong }),
);
export const words = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));
