import { themes, type Brand, type ThemeTokens } from './generated/themes.ts';

export { brands, modes, themes, type Brand, type Mode, type ThemeTokens } from './generated/themes.ts';

/** What tells one brand from another: faces, weights, radii and density. Colours come with the theme. */
export type BrandTokens = ThemeTokens['brand'];

/** The tokens of each brand that stay the same in light and dark. */
export const brandTokens: Record<Brand, BrandTokens> = {
  volan: themes['volan.light'].brand,
  gearlane: themes['gearlane.light'].brand,
};
