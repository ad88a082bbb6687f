import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const group = style(
  layered({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space['15'], minWidth: 0 }),
);
export const legend = style(
  layered({ ...textRole('label'), maxWidth: '100%', marginBottom: vars.space['1'], overflowWrap: 'anywhere' }),
);
export const rows = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['15'],
    width: '100%',
    // Without rows there is no gap for them either.
    selectors: { '&:empty': { display: 'none' } },
  }),
);
/** The button is beside the last line of the fields, where their controls are. */
export const row = style(layered({ display: 'flex', alignItems: 'flex-end', gap: vars.space['05'] }));
export const fields = style(layered({ flex: '1 1 auto', minWidth: 0 }));
/** Rows come and go by script alone; those of the server are sent without one. */
export const scripted = style(layered({ flex: 'none', '@media': { [media.noScript]: { display: 'none' } } }));
