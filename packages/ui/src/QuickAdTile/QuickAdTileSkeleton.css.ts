import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const skeleton = style(
  layered({ aspectRatio: '4 / 5', background: vars.surface.media, borderRadius: vars.brand.radius.card }),
);
