import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const divider = style(layered({ border: 0, borderTop: `1px solid ${vars.border.subtle}`, width: '100%' }));
