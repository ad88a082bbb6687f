import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import type { TransformedToken } from 'style-dictionary/types';

interface Reference {
  $ref: string;
}

interface Resolver {
  sets: Record<string, { sources: Reference[] }>;
  modifiers: Record<string, { default: string; contexts: Record<string, Reference[]> }>;
  resolutionOrder: Reference[];
}

const folder = join(import.meta.dirname, '../src/dtcg');

/** The DTCG files of one brand and theme in the order of the resolver: core, brand, theme, roles. */
export function sourcesOf(choice: Record<string, string>): string[] {
  const resolver = JSON.parse(readFileSync(join(folder, 'volan.resolver.json'), 'utf8')) as Resolver;
  return resolver.resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name = ''] = $ref.split('/');
    const modifier = resolver.modifiers[name];
    const references =
      kind === 'sets' ? resolver.sets[name]?.sources : modifier?.contexts[choice[name] ?? modifier.default];
    if (!references) {
      throw new Error(`The resolver names "${$ref}", but holds no files for it. Add the set or the context.`);
    }
    return references.map((reference) => join(folder, reference.$ref));
  });
}

/** Every token of one brand and theme with all references resolved. */
export async function resolveTheme(choice: { brand: string; theme: string }): Promise<TransformedToken[]> {
  const dictionary = new StyleDictionary({
    source: sourcesOf(choice),
    log: { verbosity: 'silent', warnings: 'disabled' },
    platforms: { values: { transforms: [] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('values');
  return allTokens;
}
