import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const root = style(layered({ minWidth: 0 }));
/** The browser's own date field, as high as every control: before the script of the page, and without one. */
export const native = style(
  layered({ cursor: 'text', '::-webkit-calendar-picker-indicator': { cursor: 'pointer', opacity: 0.7 } }),
);
/** Carries the value behind the typed field. It has a place in the frame, so that a browser can scroll to it. */
export const carrier = style(
  layered({
    position: 'absolute',
    insetBlockEnd: 0,
    width: 1,
    height: 1,
    padding: 0,
    border: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
);
export const opener = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: vars.layout.tapTarget,
    alignSelf: 'stretch',
    marginInlineEnd: `calc(${vars.space['15']} * -1)`,
    borderRadius: vars.brand.radius.control,
    color: vars.text.tertiary,
    cursor: 'pointer',
    ':hover': { color: vars.text.primary },
    ':disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
  }),
);
/** Below its field; on a phone at the lower edge, where the thumb is. */
export const popover = style(
  layered({
    position: 'fixed',
    inset: 'auto',
    positionArea: 'block-end span-inline-start',
    positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
    marginBlock: 6,
    width: 340,
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'calc(100dvh - 16px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space['15'],
    background: vars.surface.raised,
    color: vars.text.primary,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    boxShadow: vars.shadow.lg,
    '@media': {
      [media.small]: {
        // Older browsers position it by a script, which must not win here.
        inset: 'auto 8px 8px !important',
        positionArea: 'none',
        width: 'auto',
        margin: 0,
      },
    },
  }),
);
