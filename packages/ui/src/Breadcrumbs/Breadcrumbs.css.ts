import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const trail = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    color: vars.text.tertiary,
    '@media': { [media.mobile]: { display: 'none' } },
  }),
);
export const step = style(layered({ display: 'flex', alignItems: 'center', gap: 6 }));
export const link = style(layered({ ...touchArea, ':hover': { textDecoration: 'underline' } }));
