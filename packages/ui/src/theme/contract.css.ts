import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themes, type ThemeTokens } from '@volan/tokens';

type Slots<Branch> = { [Name in keyof Branch]: Branch[Name] extends string ? string : Slots<Branch[Name]> };

const kebabCase = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** The slots that components read and brands fill. `vars.surface.base` is `--surface-base` in CSS. */
export const vars: Slots<ThemeTokens> = createGlobalThemeContract(themes['volan.light'], (_value, path) =>
  path.map(kebabCase).join('-'),
);
