import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { edgeBarHeight } from './aboveEdgeBar.ts';
import { vars } from './contract.css.ts';
import { resetLayer, themeLayer } from './layers.css.ts';
import { media } from './media.ts';

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [resetLayer]: rule } });
const theme = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [themeLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', {
  textSizeAdjust: '100%',
  // Sticky bars never cover what has the focus (WCAG 2.4.11).
  scrollPaddingBlock: '80px',
});
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('ul, ol', { listStyle: 'none', padding: 0 });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('dialog, [popover]', { border: 0, padding: 0, color: 'inherit', maxWidth: 'none', maxHeight: 'none' });
reset('summary', { listStyle: 'none', cursor: 'pointer' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('[hidden]', { display: 'none' });

theme('[data-brand]', {
  background: vars.surface.page,
  color: vars.text.primary,
  font: vars.type.body.font,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
theme('[data-brand] :focus-visible', {
  outline: `${vars.ring.width} solid ${vars.focus.ring}`,
  outlineOffset: vars.ring.offset,
});
// An open bar at the lower edge of the window covers nothing for good. The focused element is scrolled clear of that
// bar (WCAG 2.4.11), and the end of the page can be scrolled above the bar.
globalStyle(':root:has([data-edge-bar])', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        screen: { scrollPaddingBlockEnd: `calc(${edgeBarHeight} + 16px)`, paddingBlockEnd: edgeBarHeight },
      },
    },
  },
});
// The whole page is focused only after a skip link or a removed dialog; a ring around everything would point nowhere.
theme('[data-brand] main:focus-visible', { outline: 'none' });
theme('[data-brand] p, [data-brand] li', { textWrap: 'pretty' });
const selected = { background: vars.accent.solid, color: vars.accent.onSolid };
theme('[data-brand]::selection', selected);
// Elsewhere it is inherited; a rule that matches every element takes a third of each style recalculation.
theme('[data-brand] ::selection', {
  '@supports': { '(-moz-appearance: none) or (font: -apple-system-body)': selected },
});

globalStyle('[data-brand] :focus-visible', {
  '@layer': { [themeLayer]: { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } } },
});
globalStyle('*, *::before, *::after, ::backdrop', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        [media.reducedMotion]: {
          // Opacity may still fade; nothing moves.
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '120ms !important',
          transitionProperty: 'opacity !important',
          scrollBehavior: 'auto !important' as 'auto',
        },
      },
    },
  },
});
