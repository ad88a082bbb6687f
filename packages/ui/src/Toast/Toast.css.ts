import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 } });

/** Toasts are above everything, in the middle of the lower edge; the page beside them can be pressed. */
export const container = style(
  layered({
    position: 'fixed',
    inset: 'auto 0 0',
    width: '100%',
    paddingInline: vars.space['2'],
    paddingBottom: `max(${vars.space['3']}, env(safe-area-inset-bottom))`,
    zIndex: vars.zIndex.toast,
    overflow: 'visible',
    background: 'none',
    pointerEvents: 'none',
  }),
);
/** One line of the place; the pointer and the focus in it stop the clock of its toast. */
export const held = style(layered({ display: 'grid', justifyItems: 'center', paddingTop: vars.space['1'] }));

export const toast = recipe({
  base: layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space['15'],
    maxWidth: 'min(60ch, 100%)',
    minHeight: 48,
    padding: '4px 16px',
    background: vars.surface.inverse,
    color: vars.text.inverse,
    // Seen in forced colours, where grounds vanish.
    border: '1px solid transparent',
    borderRadius: vars.brand.radius.control,
    boxShadow: vars.shadow.md,
    fontWeight: vars.fontWeight.medium,
    pointerEvents: 'auto',
    animation: `${appear} ${vars.duration.base} ${vars.easing.enter}`,
    transition: `opacity ${vars.duration.fast} ${vars.easing.exit}`,
  }),
  variants: {
    tone: {
      done: {},
      error: layered({
        background: vars.surface.raised,
        color: vars.critical.text,
        borderColor: vars.critical.border,
        paddingInlineEnd: vars.space['05'],
      }),
    },
    // Half a second, as its clock says; its own time, since a step of the scale may change. [F20]
    fading: { true: layered({ opacity: 0, transitionDuration: '500ms' }) },
  },
});
export const words = style(layered({ minWidth: 0, overflowWrap: 'anywhere' }));
export const action = style(
  layered({
    flex: '0 1 auto',
    minWidth: 44,
    minHeight: 44,
    fontWeight: vars.brand.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  }),
);
export const closeButton = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    marginInlineStart: 'auto',
    borderRadius: vars.brand.radius.control,
    ':hover': { background: vars.surface.hover },
  }),
);
