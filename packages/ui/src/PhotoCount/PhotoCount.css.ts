import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const photoCount = style(
  layered({
    ...textRole('micro'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minHeight: 26,
    paddingInline: 9,
    borderRadius: vars.brand.radius.badge,
    background: vars.badge.mediaScrim,
    color: vars.badge.overMedia,
    whiteSpace: 'nowrap',
    '@media': { [media.narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  }),
);
