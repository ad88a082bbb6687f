import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const place = style(layered({ minWidth: 0, width: '100%' }));
export const frame = style(
  layered({
    overflow: 'hidden',
    marginInline: 'auto',
    background: vars.surface.sunken,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.media,
    boxSizing: 'content-box',
    maxWidth: 'calc(100% - 2px)',
  }),
);
export const page = style(layered({ display: 'block', border: 0, transformOrigin: '0 0' }));
