import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const seller = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['2'] }));
export const head = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space['15'] }));
export const words = style(layered({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const name = style(
  layered({ ...textRole('title'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 }),
);
export const note = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
export const lines = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['075'],
    color: vars.text.secondary,
  }),
);
export const line = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space['1'], overflowWrap: 'anywhere' }),
);
