import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space['05']} ${vars.space['2']}`,
    marginBottom: vars.space['2'],
  }),
);
export const words = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space['05'], minWidth: 0, overflowWrap: 'anywhere' }),
);
export const title = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space['05']} ${vars.space['15']}` }),
);
