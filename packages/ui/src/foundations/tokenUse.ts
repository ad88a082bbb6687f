import light from '@volan/tokens/dtcg/theme.light.tokens.json' with { type: 'json' };

const kebabCase = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** The purpose of a colour role, from its token file: `accent.solid`. */
export function tokenUse(path: string): string {
  const token = path
    .split('.')
    .reduce<unknown>((branch, name) => (branch as Record<string, unknown> | undefined)?.[kebabCase(name)], light);
  return (token as { $description?: string } | undefined)?.$description ?? '';
}
