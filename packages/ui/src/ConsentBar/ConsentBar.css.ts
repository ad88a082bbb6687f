import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/**
 * Over the lower edge of the page, where it covers neither filters nor the button of the search; bars at that edge stand
 * above it. What lies beside it can be pressed.
 */
export const place = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: vars.zIndex.overlay,
    display: 'flex',
    justifyContent: 'center',
    padding: `0 ${vars.space['4']} max(${vars.space['3']}, env(safe-area-inset-bottom))`,
    pointerEvents: 'none',
    '@media': {
      [media.mobile]: {
        padding: `0 ${vars.space['1']} max(${vars.space['1']}, env(safe-area-inset-bottom))`,
      },
    },
  }),
);
export const bar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['4'],
    width: 'min(1180px, 100%)',
    maxHeight: 'calc(100dvh - 24px)',
    overflowY: 'auto',
    padding: '22px 24px',
    background: vars.surface.raised,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    boxShadow: vars.shadow.lg,
    pointerEvents: 'auto',
    '@media': {
      [media.mobile]: {
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: vars.space['1'],
        padding: '12px 14px 4px',
      },
    },
  }),
);
/** On a phone the text alone says what is asked; screen readers have the title too. */
export const title = style(
  layered({
    '@media': {
      [media.mobile]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
export const words = style(layered({ flex: '1 1 auto', minWidth: 0 }));
export const text = style(
  layered({ ...textRole('sm'), marginTop: vars.space['05'], maxWidth: '90ch', color: vars.text.secondary }),
);
/** The two answers are as wide as the longer one; on a phone with large letters they stack. */
export const buttons = style(
  layered({
    display: 'grid',
    flex: 'none',
    gridTemplateColumns: '1fr 1fr auto',
    alignItems: 'stretch',
    gap: `${vars.space['05']} ${vars.space['1']}`,
    '@media': {
      [media.desktop]: { whiteSpace: 'nowrap' },
      [media.mobile]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 50% - 4px)), 1fr))' },
    },
  }),
);
export const choose = style(layered({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } }));
