import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const sections = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `calc(${vars.space['6']} + ${vars.space['1']})`,
    paddingBlock: 28,
    '@media': { [media.mobile]: { gap: vars.space['5'], paddingBlock: vars.space['25'] } },
  }),
);
