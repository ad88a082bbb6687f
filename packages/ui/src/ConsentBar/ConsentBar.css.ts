import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/**
 * Over the lower edge of the page; on a phone below its header, where it covers neither the bar with the ways to reach a
 * seller nor the button of the search. What lies beside it can be pressed.
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
      [media.mobile]: { top: 56, bottom: 'auto', padding: `${vars.space['1']} ${vars.space['15']}` },
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
        gap: vars.space['15'],
        maxHeight: 'calc(100dvh - 80px)',
        padding: '14px 16px 8px',
      },
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
    gap: vars.space['1'],
    '@media': {
      [media.desktop]: { whiteSpace: 'nowrap' },
      [media.mobile]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 50% - 4px)), 1fr))' },
    },
  }),
);
export const choose = style(layered({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } }));

// The focused element is scrolled clear of it (WCAG 2.4.11), and the end of the page can be too.
globalStyle(':root:has([data-consent])', {
  '@layer': {
    [componentLayer]: {
      scrollPaddingBlockEnd: '200px',
      '@media': { [media.mobile]: { scrollPaddingBlockEnd: 0, scrollPaddingBlockStart: '320px' } },
    },
  },
});
