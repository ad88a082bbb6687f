import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const skip = style(
  layered({
    position: 'absolute',
    insetInlineStart: vars.space['2'],
    top: vars.space['1'],
    zIndex: vars.zIndex.toast,
    padding: `${vars.space['15']} ${vars.space['2']}`,
    background: vars.surface.inverse,
    color: vars.text.inverse,
    borderRadius: vars.brand.radius.control,
    fontWeight: vars.brand.weight.strong,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0 } },
  }),
);
