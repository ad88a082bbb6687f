import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { resetLayer } from './layers.css.ts';

// Important rules of the weakest layer win over every other one.
const printed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: { '@media': { print: rule } } } });

/** Links and buttons are no use on paper; a picture is, also inside a button. */
const useless =
  'header:not(main header), body footer:not(main footer), nav, dialog, [popover], [data-edge-bar], button:not(:has(img)), form, input, select, textarea';

printed(useless, { display: 'none !important' });
// Paper is white, also in the dark theme; browsers do not print backgrounds.
printed('html, body', { background: 'none !important', colorScheme: 'only light !important' });
printed('[data-brand], [data-brand] *', { color: 'CanvasText !important', boxShadow: 'none !important' });
printed('[data-brand] :not(img, svg, svg *)', { background: 'none !important' });
// Folded parts of a screen are printed in full.
printed('details::details-content', {
  display: 'block !important',
  contentVisibility: 'visible !important' as 'visible',
  height: 'auto !important',
});
// What scrolls on a screen is printed in full.
printed('main :has(> table)', { overflow: 'visible !important', maxHeight: 'none !important' });
printed('th, td, thead', { position: 'static !important' as 'static' });
printed('img, tr, figure, article', { breakInside: 'avoid' });
printed('h1, h2, h3', { breakAfter: 'avoid' });
printed('main a[href^="http"]::after', { content: '" (" attr(href) ")"' });
