import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const list = style(layered({ marginTop: vars.space['05'] }));
/** Answers below another answer, such as the models of a make. */
export const nested = style(layered({ paddingInlineStart: 30 }));
export const none = style(layered({ color: vars.text.tertiary }));
