import { describe, expect, it } from 'vitest';
import { splitStyles } from './splitStyles.ts';

const face = '@font-face{font-family:A;src:url(/a.woff2)}';
const css = [
  '@layer reset,theme,components,app;',
  '@layer reset{*{margin:0}}',
  '@layer theme{[data-brand]{--a:1}}',
  face,
  '@keyframes turn{to{rotate:1turn}}',
  '@layer components{.bar{color:red}.bar:hover .sign{color:blue}.card{color:green}x-fragment{display:contents}}',
  '@media (width<1024px){@layer components{.bar{width:1px}}}',
  '@layer components{@media (width>=1024px){.bar{display:none}.card{display:grid}}@media print{.card{color:#000}}}',
  '@layer app{.card,.sign{margin:1px}}',
].join('');
const { first, rest } = splitStyles(css, new Set(['bar', 'sign']));

describe('the styles of a page in two sheets', () => {
  it('begin with fonts, tokens, the reset and what the first elements need', () => {
    expect(first).toBe(
      [
        '@layer reset,theme,components,app;',
        '@layer reset{*{margin:0}}',
        '@layer theme{[data-brand]{--a:1}}',
        face,
        '@layer components{.bar{color:red}.bar:hover .sign{color:blue}x-fragment{display:contents}}',
        '@media (width<1024px){@layer components{.bar{width:1px}}}',
        '@layer components{@media (width>=1024px){.bar{display:none}}}',
        '@layer app{.card,.sign{margin:1px}}',
      ].join(''),
    );
  });

  it('continue with all rules of parts in their order, so that the same rule wins as in one sheet', () => {
    expect(rest).toBe(
      [
        '@keyframes turn{to{rotate:1turn}}',
        '@layer components{.bar{color:red}.bar:hover .sign{color:blue}.card{color:green}x-fragment{display:contents}}',
        '@media (width<1024px){@layer components{.bar{width:1px}}}',
        '@layer components{@media (width>=1024px){.bar{display:none}.card{display:grid}}@media print{.card{color:#000}}}',
        '@layer app{.card,.sign{margin:1px}}',
      ].join(''),
    );
  });

  it('lose no rule where a page has no bar', () => {
    const none = splitStyles(css, new Set());
    expect(none.rest).toBe(rest);
    expect(none.first).not.toContain('.bar{color:red}');
  });
});
