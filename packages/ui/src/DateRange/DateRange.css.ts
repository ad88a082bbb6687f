import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const range = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'], minWidth: 0 }));
export const legend = style(
  layered({ ...textRole('label'), maxWidth: '100%', marginBottom: vars.space['075'], overflowWrap: 'anywhere' }),
);
export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(172px, 100%), 1fr))',
    gap: vars.space['15'],
    maxWidth: 460,
  }),
);
export const choices = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['075'],
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
