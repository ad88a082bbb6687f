import { createGlobalVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { pageInert } from '../behaviour/pageInert.ts';
import { scrollBarWidth } from '../behaviour/scrollBar.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { nextFramePaint } from '../theme/nextFramePaint.css.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/contract.css.ts';

const rise = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(8px)', opacity: 0 } });

/** The content of a sheet on a phone. The sheet fades in, so that it is never seen empty. */
export const held = style(
  layered({ '@media': { [media.mobile]: { selectors: { ':popover-open > &': nextFramePaint } } } }),
);

/** A surface that comes up from below and covers all but a strip of the page. */
export const sheetSurface = style(
  layered({
    position: 'fixed',
    inset: '28px 0 0',
    width: 'auto',
    height: 'auto',
    margin: 0,
    flexDirection: 'column',
    overflow: 'hidden',
    background: vars.surface.raised,
    color: vars.text.primary,
    borderRadius: `${vars.radius['2xl']} ${vars.radius['2xl']} 0 0`,
    boxShadow: vars.shadow.lg,
    selectors: {
      '&:popover-open': { display: 'flex', animation: `${rise} ${vars.duration.sheet} ${vars.easing.enter}` },
      '&::backdrop': { background: vars.surface.scrim },
    },
  }),
);

export const sheet = recipe({
  base: [sheetSurface],
  variants: {
    side: {
      bottom: {},
      end: layered({
        inset: '0 0 0 auto',
        width: 'min(342px, calc(100vw - 48px))',
        borderRadius: 0,
        selectors: { '&:popover-open': { animationName: slide } },
      }),
    },
  },
});

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    minHeight: vars.layout.mobileHeader,
    padding: '6px 6px 6px 18px',
    borderBottom: `1px solid ${vars.border.subtle}`,
    overflowWrap: 'anywhere',
  }),
);
// Not inherited: otherwise setting it makes browsers recalculate the style of the whole page (20 ms on a desktop).
const scrollBar = createGlobalVar(scrollBarWidth.slice(2), {
  syntax: '<length>',
  inherits: false,
  initialValue: '0px',
});
// A reserved gutter for the scroll bar would show beside every scrim as a bright strip: where `installBehaviour` has
// measured the bar, padding fills it.
const still = { overflow: 'hidden', scrollbarGutter: 'stable', paddingInlineEnd: scrollBar } as const;

// The page behind an open dialog or sheet does not scroll. A `:has()` for an open sheet would make browsers search the
// whole page before they paint it, so `installBehaviour` sets an attribute. Two separate rules: joined into one, the
// selector would be matched against every element.
globalStyle(':root:has(dialog:modal)', { '@layer': { [componentLayer]: still } });
export const body = style([
  held,
  layered({ flex: '1 1 auto', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }),
]);
globalStyle(`:root[${pageInert}]`, { '@layer': { [componentLayer]: still } });
// Without scripts.
globalStyle(':root:has([data-sheet]:not([data-sheet="menu"]):popover-open)', {
  '@layer': { [componentLayer]: { '@media': { '(scripting: none)': still } } },
});
globalStyle(':root:has([data-sheet]:popover-open)', {
  '@layer': { [componentLayer]: { '@media': { [`${media.mobile} and (scripting: none)`]: still } } },
});
