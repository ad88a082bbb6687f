import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { transform: 'translateY(-4px)', opacity: 0 } });

/** Radix says how much room is left beside the trigger. */
export const panel = style(
  layered({
    minWidth: 'min(200px, var(--radix-popper-available-width))',
    maxWidth: 'min(320px, var(--radix-popper-available-width))',
    maxHeight: 'var(--radix-popper-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space['075'],
    background: vars.surface.raised,
    color: vars.text.primary,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    boxShadow: vars.shadow.lg,
    textAlign: 'start',
    animation: `${appear} ${vars.duration.base} ${vars.easing.enter}`,
  }),
);

export const entry = recipe({
  base: layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    width: '100%',
    minHeight: 38,
    padding: `9px 10px`,
    borderRadius: vars.brand.radius.control,
    color: vars.text.primary,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    outlineOffset: '-2px',
    ':active': { background: vars.surface.pressed },
    selectors: { '&[data-highlighted], &[data-state="open"]': { background: vars.surface.hover } },
    '@media': {
      [media.mobile]: { minHeight: vars.layout.tapTarget, paddingBlock: vars.space['15'] },
      // Grounds vanish there, and the pointer draws no ring.
      [media.forcedColors]: {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
      },
    },
  }),
  variants: {
    tone: {
      neutral: {},
      critical: layered({ color: vars.critical.text }),
      off: layered({
        color: vars.text.tertiary,
        cursor: 'not-allowed',
        ':active': { background: 'none' },
        selectors: { '&[data-highlighted]': { background: 'none' } },
      }),
    },
  },
});
/** A tick or an icon; an option that is not chosen keeps its room. */
export const start = style(layered({ display: 'flex', flex: 'none', width: 16, minHeight: 16, paddingBlock: 2 }));
export const words = style(layered({ flex: 'auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const reason = style(layered({ ...textRole('caption'), display: 'block' }));
export const end = style(
  layered({ ...textRole('caption'), display: 'flex', flex: 'none', paddingBlock: 2, color: vars.text.secondary }),
);
export const groupLabel = style(layered({ ...textRole('caption'), padding: `6px 10px`, color: vars.text.secondary }));
export const separator = style(
  layered({
    height: 1,
    margin: `${vars.space['075']} 0`,
    background: vars.border.default,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);
