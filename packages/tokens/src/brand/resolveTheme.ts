import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import type { TransformedToken } from 'style-dictionary/types';
import { BrandProblem } from './BrandProblem.ts';

interface Reference {
  $ref: string;
}

interface Resolver {
  sets: Record<string, { sources: Reference[] }>;
  modifiers: Record<string, { contexts: Record<string, Reference[]> }>;
  resolutionOrder: Reference[];
}

/** The tokens that all brands are on; beside `src` at home, beside `dist` in the published package. */
export const sharedFolder = join(import.meta.dirname, import.meta.dirname.endsWith('brand') ? '../../dtcg' : '../dtcg');

/** Every light and dark theme of a brand. */
export const modes = ['light', 'dark'] as const;

/**
 * The DTCG files of a brand's theme in the order of the resolver: core, brand, theme, roles.
 *
 * A file of the brand's folder follows the shared one of the same name, so a brand may add ramps
 * (`core.tokens.json`) or say a role differently (`theme.dark.tokens.json`). `brand.tokens.json` it has to bring.
 */
function sourcesOf(folder: string, theme: string): string[] {
  const resolver = JSON.parse(readFileSync(join(sharedFolder, 'brand.resolver.json'), 'utf8')) as Resolver;
  return resolver.resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name = ''] = $ref.split('/');
    const references = kind === 'sets' ? resolver.sets[name]?.sources : resolver.modifiers[name]?.contexts[theme];
    if (!references) {
      throw new Error(`The resolver names "${$ref}", but holds no files for it. Add the set or the context.`);
    }

    return references.flatMap((reference) => {
      const files = [join(sharedFolder, reference.$ref), join(folder, reference.$ref)].filter((file) =>
        existsSync(file),
      );
      if (files.length === 0) {
        throw new BrandProblem(
          `${join(folder, reference.$ref)} does not exist.`,
          'It says which ramps, faces, radii and densities the brand has.',
          'Write it, or begin with `volan-tokens new`.',
        );
      }
      return files;
    });
  });
}

/** Every token of a brand's theme with all references resolved. `folder` holds the brand's DTCG files. */
export async function resolveTheme(folder: string, theme: string): Promise<TransformedToken[]> {
  const dictionary = new StyleDictionary({
    source: sourcesOf(folder, theme),
    log: { verbosity: 'verbose', warnings: 'disabled', errors: { brokenReferences: 'throw' } },
    platforms: { values: { transforms: [] } },
  });
  try {
    const { allTokens } = await dictionary.getPlatformTokens('values');
    return allTokens;
  } catch (cause) {
    throw new BrandProblem(
      `The tokens of ${folder} (${theme}) could not be resolved: ${cause instanceof Error ? cause.message : String(cause)}`,
      'A token refers to another one that does not exist.',
      'Correct the reference, or add what it names to core.tokens.json of the brand.',
    );
  }
}
