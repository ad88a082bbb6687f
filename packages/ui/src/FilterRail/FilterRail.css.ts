import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { held, sheetSurface } from '../Sheet/Sheet.css.ts';
import { vars } from '../theme/contract.css.ts';

/**
 * One form in two places: a card beside the list on a desktop, a sheet over it on a phone.
 * It is a popover, so the sheet opens without JavaScript; on a desktop it simply always shows.
 */
export const rail = style([
  sheetSurface,
  layered({
    '@media': {
      [media.desktop]: {
        position: 'static',
        display: 'block',
        inset: 'auto',
        width: 'auto',
        height: 'auto',
        margin: 0,
        overflow: 'visible',
        background: vars.surface.base,
        border: `1px solid ${vars.border.default}`,
        borderRadius: vars.brand.radius.card,
        boxShadow: 'none',
        animation: 'none',
      },
    },
  }),
]);

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    padding: '14px 16px',
    '@media': {
      [media.mobile]: {
        minHeight: vars.layout.mobileHeader,
        padding: '0 6px 0 20px',
        borderBottom: `1px solid ${vars.border.subtle}`,
      },
    },
  }),
);
export const headWords = style(layered({ flex: '1 1 auto', display: 'flex', alignItems: 'center', gap: 6 }));
/** Chips above the list say it on a desktop. */
export const count = style(layered({ display: 'flex', '@media': { [media.desktop]: { display: 'none' } } }));
export const close = style(layered({ display: 'flex', '@media': { [media.desktop]: { display: 'none' } } }));

export const groups = style([
  held,
  layered({
    '@media': {
      [media.mobile]: {
        flex: '1 1 auto',
        minHeight: 0,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        paddingInline: 20,
      },
    },
  }),
]);

/** Chosen filters are first in the sheet; on a desktop they are above the list. */
export const chosen = style(layered({ paddingTop: 14, '@media': { [media.desktop]: { display: 'none' } } }));

export const foot = style(
  layered({
    display: 'flex',
    gap: 10,
    padding: '12px 16px',
    borderTop: `1px solid ${vars.border.subtle}`,
    background: vars.surface.base,
    borderRadius: `0 0 ${vars.brand.radius.card} ${vars.brand.radius.card}`,
    // The button, with the count on it, stays in view while the focus is in the rail.
    selectors: { [`${rail}:focus-within &`]: { position: 'sticky', bottom: 0 } },
    '@media': {
      [media.mobile]: {
        borderRadius: 0,
        borderTopColor: vars.border.default,
        background: vars.surface.raised,
        paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
      },
    },
  }),
);
export const submit = style(layered({ flex: '1 1 auto', minWidth: 0 }));
