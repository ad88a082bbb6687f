import type { LanguageValue } from '@volan/domain-rules';
import type { CompiledMessage } from '@volan/i18n';

type Catalogue = Record<string, CompiledMessage>;

const files = import.meta.glob<Record<string, Catalogue>>('../../../../packages/i18n/src/generated/compiled/??.ts');

/**
 * The catalogues that have been loaded. In the browser this module is in the place of the one that holds all nine
 * languages: the build of the web app says so.
 */
export const catalogues = {} as Record<LanguageValue, Catalogue>;

/** Loads the words of one language: a private page is drawn again in the browser and needs them before. */
export async function loadWords(language: LanguageValue) {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${language}.ts`)) ?? [];
  catalogues[language] = (await load?.())?.[language] ?? {};
}
