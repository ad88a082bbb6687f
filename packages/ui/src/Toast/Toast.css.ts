import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 } });

/** Toasts stand above everything, in the middle of the lower edge. */
export const place = style(
  layered({
    position: 'fixed',
    insetInline: vars.space['2'],
    bottom: `max(${vars.space['3']}, env(safe-area-inset-bottom))`,
    zIndex: vars.zIndex.toast,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space['1'],
    pointerEvents: 'none',
  }),
);
export const toast = style(
  layered({
    ...textRole('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['15'],
    maxWidth: '60ch',
    minHeight: 48,
    padding: '6px 16px',
    background: vars.surface.inverse,
    color: vars.text.inverse,
    border: '1px solid transparent',
    borderRadius: vars.brand.radius.control,
    boxShadow: vars.shadow.md,
    fontWeight: vars.fontWeight.medium,
    pointerEvents: 'auto',
    animation: `${appear} ${vars.duration.base} ${vars.easing.enter}`,
  }),
);
export const action = style(
  layered({ minHeight: 44, fontWeight: vars.brand.weight.strong, textDecoration: 'underline', textUnderlineOffset: 3 }),
);
