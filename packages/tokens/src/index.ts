import { brands, modes, themes, type Brand, type ThemeTokens } from './generated/themes.ts';
import type { ThemeOfBrand } from './tokenGroups.ts';

export { contrastRatio } from './brand/contrastRatio.ts';
export { brands, modes, themes, type Brand, type Mode, type ThemeTokens } from './generated/themes.ts';
export { codeTokens, propertyOf, tokenGroups, type ThemeOfBrand, type TokenGroup } from './tokenGroups.ts';

/** What tells one brand from another: faces, weights, radii and density. Colours come with the theme. */
export type BrandTokens = ThemeTokens['brand'];

/** Every theme of every brand. */
export const allThemes: readonly ThemeOfBrand[] = /* @__PURE__ */ brands.flatMap((brand: Brand) =>
  modes.map((mode) => ({ brand, mode, tokens: themes[`${brand}.${mode}`] })),
);
