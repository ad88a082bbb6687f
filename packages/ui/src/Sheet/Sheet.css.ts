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

/** What a sheet of a phone holds. The sheet fades in, so that nobody sees it empty. */
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
// Not inherited: when it is noted, browsers would style all of the page anew (20 ms on a desktop).
const scrollBar = createGlobalVar(scrollBarWidth.slice(2), {
  syntax: '<length>',
  inherits: false,
  initialValue: '0px',
});
// A place kept free for the scroll bar would stand beside every scrim as a bright strip: where the behaviour has noted the
// width of the bar, the page fills it.
const still = { overflow: 'hidden', scrollbarGutter: 'stable', paddingInlineEnd: scrollBar } as const;

// The page behind an open dialog or sheet stays where it is. To find an open sheet here, browsers would walk through the
// page before they draw it: the behaviour tells that the page rests. One rule each, apart: a build that joins the
// two lets every element be tried.
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
