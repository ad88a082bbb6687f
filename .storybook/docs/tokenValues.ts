import type { ThemeTokens } from '../../packages/tokens/src/index.ts';

interface TokenValue {
  /** As in the contract: `accent.solid`. */
  name: string;
  /** In CSS: `--accent-solid`. */
  property: string;
  value: string;
}

const kebabCase = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

function flatten(branch: unknown, path: readonly string[]): TokenValue[] {
  if (typeof branch === 'string') {
    return [{ name: path.join('.'), property: `--${path.map(kebabCase).join('-')}`, value: branch }];
  }
  return typeof branch === 'object' && branch !== null
    ? Object.entries(branch).flatMap(([name, child]) => flatten(child, [...path, name]))
    : [];
}

/** The tokens under a path with their values; a single token is its own only value, an unknown path has none. */
export function tokenValues(tokens: ThemeTokens, path: string): TokenValue[] {
  const steps = path.split('.').filter(Boolean);
  const branch = steps.reduce<unknown>(
    (found, step) =>
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[step] : undefined,
    tokens,
  );
  return flatten(branch, steps);
}

export const isColour = (value: string) => /^(#|rgb|hsl|oklch|color\()/.test(value);
