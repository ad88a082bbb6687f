import { brands, modes, themes, type ThemeTokens } from '../packages/tokens/src/index.ts';

/** The brands of the toolbar, with the name that each writes. */
export const brandTitles: Record<string, string> = { volan: 'Volan', gearlane: 'Gearlane', wireframe: 'Wireframe' };

/** Every brand of the toolbar; the last exists only here and shows what does not follow the tokens. */
export const brandNames: readonly string[] = [...brands, 'wireframe'];
export const themeNames: readonly string[] = modes;

/** The choices of the toolbar. */
export interface Toolbar {
  brand: string;
  theme: string;
  language: string;
}

const all: Record<string, ThemeTokens | undefined> = themes;

/** The tokens of a brand and theme; those of Volan for a brand from outside and for a pair that no longer exists. */
export const tokensOf = ({ brand, theme }: Pick<Toolbar, 'brand' | 'theme'>): ThemeTokens =>
  all[`${brand}.${theme}`] ?? all[`volan.${theme}`] ?? themes['volan.light'];
