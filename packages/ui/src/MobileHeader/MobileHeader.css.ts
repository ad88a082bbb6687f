import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const header = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    height: vars.layout.mobileHeader,
    paddingInline: '16px 4px',
    background: vars.surface.base,
    borderBottom: `1px solid ${vars.border.default}`,
    '@media': {
      [media.desktop]: { display: 'none' },
      [media.narrow]: { paddingInlineStart: 12 },
    },
  }),
);
export const actions = style(layered({ display: 'flex', marginInlineStart: 'auto' }));
