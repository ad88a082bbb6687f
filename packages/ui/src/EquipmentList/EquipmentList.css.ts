import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const list = style(
  layered({
    ...textRole('sm'),
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px 20px',
    '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const part = style(
  layered({ display: 'flex', alignItems: 'flex-start', gap: vars.space['1'], minWidth: 0, overflowWrap: 'anywhere' }),
);
export const icon = style(layered({ flex: 'none', display: 'flex', paddingTop: 1, color: vars.positive.text }));
export const more = style(
  layered({ marginTop: 18, selectors: { '&:has(> details[open])': { marginTop: vars.space['1'] } } }),
);
export const rest = style(layered({ marginBottom: 6 }));
