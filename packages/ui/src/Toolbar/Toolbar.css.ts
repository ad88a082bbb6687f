import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const toolbar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['1'],
    minWidth: 0,
    padding: vars.space['05'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.control,
  }),
);
export const group = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['05'],
    minWidth: 0,
    selectors: {
      '& + &': { paddingInlineStart: vars.space['1'], borderInlineStart: `1px solid ${vars.border.default}` },
    },
  }),
);
