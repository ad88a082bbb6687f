import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space['3']} ${vars.space['25']}`,
    paddingBlock: vars.space['05'],
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space['2'] } },
  }),
);
