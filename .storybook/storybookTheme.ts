import { create } from 'storybook/theming/create';
import { brandMarks, plainMark } from './brandMarks.ts';
import { brandTitles, tokensOf, type Toolbar } from './brands.ts';

const pixels = (value: string) => Number.parseFloat(value);

/** Storybook's own surroundings in the colours, faces and rounding of the brand under review. */
export function storybookTheme({ brand, theme }: Pick<Toolbar, 'brand' | 'theme'>) {
  const { surface, text, border, accent, brand: slots } = tokensOf({ brand, theme });
  const mark = (brandMarks[brand] ?? plainMark)(accent.mark, accent.onSolid);
  return create({
    base: theme === 'dark' ? 'dark' : 'light',
    brandTitle: `<span class="volan-brand"><svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true">${mark}</svg>${brandTitles[brand] ?? brand} UI</span>`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: slots.font.text,
    fontCode: 'ui-monospace, "SF Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace',
    colorPrimary: accent.solid,
    colorSecondary: text.link,
    appBg: surface.page,
    appContentBg: surface.base,
    appPreviewBg: surface.page,
    appHoverBg: surface.hover,
    appBorderColor: border.default,
    appBorderRadius: pixels(slots.radius.control),
    textColor: text.primary,
    textInverseColor: text.inverse,
    textMutedColor: text.secondary,
    barBg: surface.base,
    barTextColor: text.secondary,
    barHoverColor: text.primary,
    barSelectedColor: text.primary,
    buttonBg: surface.base,
    buttonBorder: border.strong,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.base,
    inputBg: surface.base,
    inputBorder: border.strong,
    inputTextColor: text.primary,
    inputBorderRadius: pixels(slots.radius.control),
  });
}
