import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const head = style(
  layered({
    display: 'grid',
    // A long word breaks instead of pushing the button out.
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space['15'],
    // The icon of the button is over the end of the words below.
    marginBlockStart: -8,
    marginInlineEnd: -12,
    marginBlockEnd: vars.space['1'],
  }),
);
