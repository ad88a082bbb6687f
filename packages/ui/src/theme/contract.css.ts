import { createGlobalThemeContract } from '@vanilla-extract/css';
import { brands, type codeTokens, propertyOf, themes, type ThemeTokens } from '@volan/tokens';

type Slots<Branch> = { [Name in keyof Branch]: Branch[Name] extends string ? string : Slots<Branch[Name]> };

const { breakpoint: _forCode, ...slots } = themes[`${brands[0]}.light`];

/** The slots that components read and brands fill. `vars.surface.base` is `--surface-base` in CSS. */
export const vars: Slots<Omit<ThemeTokens, (typeof codeTokens)[number]>> = createGlobalThemeContract(
  slots,
  (_value, path) => propertyOf(path.join('.')).slice(2),
);
