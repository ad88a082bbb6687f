import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const photoCount = style(
  layered({
    ...textRole('micro'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    height: 26,
    paddingInline: 9,
    borderRadius: vars.brand.radius.badge,
    background: vars.badge.mediaScrim,
    color: vars.badge.overMedia,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
