import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

/** Scrolls sideways where its tabs do not fit: words are never made smaller. */
export const list = style(
  layered({
    display: 'flex',
    gap: vars.space['2'],
    // Room inside the scroller for the ring of the focus; the words still begin where the page does.
    marginInlineStart: `calc(-1 * ${vars.space['05']})`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    // The line of the list lies under the line of the tab.
    background: `linear-gradient(${vars.border.default}, ${vars.border.default}) no-repeat right bottom`,
    backgroundSize: `calc(100% - ${vars.space['05']}) 1px`,
    '@media': { [media.forcedColors]: { borderBottom: '1px solid' } },
  }),
);
export const tab = style(
  layered({
    ...textRole('body'),
    flex: 'none',
    minHeight: vars.layout.tapTarget,
    paddingBlock: 10,
    paddingInline: vars.space['05'],
    borderBottom: '2px solid transparent',
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    scrollSnapAlign: 'start',
    transition: colorTransition('color', 'border-color'),
    ':hover': { color: vars.text.primary, borderColor: vars.border.hover },
    // The list clips everything outside of it.
    ':focus-visible': { outlineOffset: -2 },
    selectors: {
      '&[aria-selected="true"], &[aria-current="page"]': {
        color: vars.text.primary,
        borderColor: vars.accent.solid,
        fontWeight: vars.brand.weight.strong,
        // The list begins at the tab that is shown.
        scrollInitialTarget: 'nearest',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"], &[aria-current="page"]': { borderColor: 'Highlight' } },
      },
    },
  }),
);
export const count = style(
  layered({ marginInlineStart: 4, color: vars.text.secondary, fontWeight: vars.fontWeight.regular }),
);
export const panel = style(layered({ paddingTop: vars.space['2'] }));
