import type { ThemeTokens } from '@volan/tokens';

const groups = [
  'surface',
  'text',
  'border',
  'accent',
  'positive',
  'critical',
  'caution',
  'info',
  'promo',
  'badge',
  'focus',
] as const;

const pathsOf = (branch: object, path: string): string[] =>
  Object.entries(branch).flatMap(([name, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null ? pathsOf(child, `${path}.${name}`) : [`${path}.${name}`],
  );

/** The names of all colour roles of a theme: `surface.page`, `promo.xl.solid`. */
export const colourTokens = (tokens: ThemeTokens): string[] => groups.flatMap((group) => pathsOf(tokens[group], group));
