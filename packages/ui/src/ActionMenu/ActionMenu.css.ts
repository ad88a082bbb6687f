import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const gripIcon = style(layered({ display: 'flex', color: vars.text.tertiary }));
