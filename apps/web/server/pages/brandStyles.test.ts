import { describe, expect, it } from 'vitest';
import { brandStyles } from './brandStyles.ts';

const font = (family: string) => `@font-face{font-family:${family};src:url(/assets/a.woff2)}`;
const css = [
  '@layer reset,theme;',
  font('Onest Variable'),
  font('"Source Sans 3 Variable"'),
  font('Third Party'),
  '@layer theme{[data-brand]{--space-1:8px}',
  '[data-brand=volan]{--brand-font-text:"Onest Variable",sans-serif}',
  '[data-brand=volan][data-theme=dark]{--surface-page:#120f0c}',
  '[data-brand=gearlane]{--brand-font-text:"Source Sans 3 Variable",sans-serif}',
  '[data-brand=gearlane][data-theme=dark]{--surface-page:#0c110e}}',
  '[data-brand=gearlane] .a,[data-brand=volan] .a{color:red}',
  '@media (width<768px){.a{color:var(--surface-page)}[data-brand=gearlane] .b{color:blue}}',
].join('');

describe('the styles of a page of one brand', () => {
  it('leave out tokens and fonts that only other brands have', () => {
    expect(brandStyles(css, 'volan')).toBe(
      [
        '@layer reset,theme;',
        font('Onest Variable'),
        font('Third Party'),
        '@layer theme{[data-brand]{--space-1:8px}',
        '[data-brand=volan]{--brand-font-text:"Onest Variable",sans-serif}',
        '[data-brand=volan][data-theme=dark]{--surface-page:#120f0c}}',
        '[data-brand=gearlane] .a,[data-brand=volan] .a{color:red}',
        '@media (width<768px){.a{color:var(--surface-page)}}',
      ].join(''),
    );
  });

  it('keep what is of every brand', () => {
    const plain = '@layer app{.a{color:red}@media (width<768px){.a{color:blue}}}';
    expect(brandStyles(plain, 'gearlane')).toBe(plain);
  });
});
