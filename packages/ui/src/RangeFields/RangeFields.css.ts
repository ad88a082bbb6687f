import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space['1'],
    // Below the chart; without one the question above keeps its own distance.
    selectors: { ':not(legend) + &': { marginTop: vars.space['1'] } },
  }),
);
