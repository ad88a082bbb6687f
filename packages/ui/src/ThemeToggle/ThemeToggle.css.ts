import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const group = style(
  layered({
    display: 'inline-flex',
    gap: 2,
    padding: 3,
    borderRadius: vars.brand.radius.control,
    background: vars.surface.hover,
    // a desktop has room for all three, whatever the rounding of its zoom
    '@media': { [media.mobile]: { flexWrap: 'wrap' } },
  }),
);
export const choice = style(
  layered({
    ...textRole('label'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 7,
    minHeight: 38,
    paddingInline: 12,
    borderRadius: `calc(${vars.brand.radius.control} - 2px)`,
    color: vars.text.secondary,
    cursor: 'pointer',
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
    selectors: {
      '&:has(:checked)': { background: vars.surface.base, color: vars.text.primary, boxShadow: vars.shadow.sm },
      '[data-theme="dark"] &:has(:checked)': { background: vars.surface.pressed },
      '&:has(:focus-visible)': { outline: `${vars.ring.width} solid ${vars.focus.ring}` },
    },
  }),
);
export const control = style(
  layered({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' }),
);
