import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space['2']} 14px`,
    '@container': { '(min-width: 520px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
