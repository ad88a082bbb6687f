import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/** At the lower edge of the window: the page ends above it, and other bars at that edge are above it. */
export const place = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: vars.zIndex.overlay,
    display: 'flex',
    justifyContent: 'center',
    padding: `0 ${vars.space['4']} max(${vars.space['2']}, env(safe-area-inset-bottom))`,
    pointerEvents: 'none',
    '@media': {
      [media.mobile]: {
        padding: `0 ${vars.space['1']} max(${vars.space['1']}, env(safe-area-inset-bottom))`,
      },
      print: { display: 'none' },
    },
  }),
);
export const bar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    maxWidth: '100%',
    padding: '4px 4px 4px 16px',
    background: vars.surface.raised,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    boxShadow: vars.shadow.md,
    pointerEvents: 'auto',
  }),
);
export const text = style(layered({ ...textRole('sm'), minWidth: 0 }));
