import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

/** It has no box: its parts are in the page. */
export const parts = style(layered({ display: 'contents' }));
export const column = style(
  layered({
    boxSizing: 'border-box',
    width: 232,
    height: '100%',
    minHeight: '100dvh',
    background: vars.surface.base,
    borderInlineEnd: `1px solid ${vars.border.default}`,
    '@media': { [media.mobile]: { display: 'none' } },
  }),
);
export const head = style(layered({ padding: '16px 12px 4px 22px' }));
export const find = style(layered({ padding: '8px 12px 0' }));
export const shortcut = style(
  layered({
    marginInlineStart: vars.space['1'],
    font: 'inherit',
    fontWeight: vars.fontWeight.regular,
    color: vars.text.secondary,
  }),
);
export const tools = style(layered({ display: 'flex' }));
export const list = style(layered({ padding: vars.space['15'] }));
export const bar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: vars.layout.mobileHeader,
    paddingInline: '16px 4px',
    background: vars.surface.base,
    borderBottom: `1px solid ${vars.border.default}`,
    '@media': { [media.desktop]: { display: 'none' } },
  }),
);
