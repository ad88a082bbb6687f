import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const calendar = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'] }));
export const head = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(84px, auto) auto',
    alignItems: 'center',
    gap: vars.space['05'],
  }),
);
/** Seven equal columns: 44 px if there is room, and never wider than a narrow phone. */
export const grid = style(
  layered({
    ...textRole('sm'),
    tableLayout: 'fixed',
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const weekday = style(
  layered({
    ...textRole('caption'),
    height: 28,
    padding: 0,
    textAlign: 'center',
    color: vars.text.tertiary,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  }),
);
export const cell = style(
  layered({ padding: 0, selectors: { '&[data-between]': { background: vars.surface.selected } } }),
);
export const day = style(
  layered({
    display: 'block',
    width: '100%',
    minHeight: 40,
    textAlign: 'center',
    border: '1px solid transparent',
    borderRadius: vars.brand.radius.control,
    color: vars.text.primary,
    transition: colorTransition('background-color'),
    ':hover': { background: vars.surface.hover },
    selectors: {
      '&[aria-current]': { borderColor: vars.border.strong, fontWeight: vars.fontWeight.bold },
      '[aria-selected] > &': { background: vars.accent.solid, color: vars.accent.onSolid },
      '&[aria-disabled]': { background: 'none', color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.mobile]: { minHeight: vars.layout.tapTarget },
      [media.forcedColors]: {
        selectors: {
          '[aria-selected] > &': { outline: '2px solid', outlineOffset: -4 },
          '&[aria-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);
