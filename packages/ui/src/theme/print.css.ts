import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { resetLayer } from './layers.css.ts';

// Important rules of the weakest layer win over every other one.
const printed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: { '@media': { print: rule } } } });

/** What leads elsewhere or asks for a press is no use on paper. */
const useless =
  'body > header, body > footer, x-kept > footer, main nav, dialog, [popover], [data-consent], button, form, input, select, textarea, [data-unprinted]';

printed(useless, { display: 'none !important' });
printed('html, body', { background: 'none !important' });
// Dark pages too: paper is white, and browsers leave grounds out.
printed('[data-brand], [data-brand] *', {
  color: 'CanvasText !important',
  background: 'none !important',
  boxShadow: 'none !important',
  position: 'static !important' as 'static',
});
// What scrolls on a screen stands whole.
printed('main, main :not(img, svg, svg *)', { overflow: 'visible !important', maxHeight: 'none !important' });
printed('img, tr, figure, article', { breakInside: 'avoid' });
printed('h1, h2, h3', { breakAfter: 'avoid' });
printed('main a[href^="http"]::after', { content: '" (" attr(href) ")"' });
