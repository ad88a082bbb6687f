import { createGlobalThemeContract } from '@vanilla-extract/css';
import { brands, propertyOf, themes, type ThemeTokens } from '@volan/tokens';

type Slots<Branch> = { [Name in keyof Branch]: Branch[Name] extends string ? string : Slots<Branch[Name]> };

/** The slots that components read and brands fill. `vars.surface.base` is `--surface-base` in CSS. */
export const vars: Slots<ThemeTokens> = createGlobalThemeContract(themes[`${brands[0]}.light`], (_value, path) =>
  propertyOf(path.join('.')).slice(2),
);
