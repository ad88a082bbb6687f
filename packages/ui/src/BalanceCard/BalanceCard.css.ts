import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const expiring = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['05'],
    color: vars.caution.text,
  }),
);
