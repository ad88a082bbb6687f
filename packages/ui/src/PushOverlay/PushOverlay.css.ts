import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const steps = style(
  layered({
    ...textRole('sm'),
    display: 'grid',
    gap: vars.space['15'],
    marginBlock: vars.space['05'],
    counterReset: 'step',
  }),
);
/** The number is drawn, and said by the list. */
export const step = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    counterIncrement: 'step',
    '::before': { content: 'counter(step) / ""', color: vars.text.link, fontWeight: vars.fontWeight.bold },
  }),
);
