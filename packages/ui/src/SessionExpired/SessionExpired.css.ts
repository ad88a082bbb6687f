import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const field = style(layered({ marginBlock: `${vars.space['15']} ${vars.space['05']}` }));
