import { languageValues, spokenLanguage, type WrittenLanguage } from '@volan/domain-rules';
import { messageInCyrillic } from '../src/messageInCyrillic.ts';
import { referenceLanguage, type CheckedSources } from './checkSources.ts';
import { lateCatalogues } from './lateCatalogues.ts';
import type { Sources } from './Catalogue.ts';

/** Late catalogues and entries are files of their own, so Serbian in Cyrillic has its own too. */
export const writtenLanguages: readonly WrittenLanguage[] = [...languageValues, 'rs-cyrl'];

/** The files of every late catalogue, path under `src/generated` → content, each beginning with `note`. */
export function lateFiles(
  sources: Sources,
  { messages }: CheckedSources,
  note: string,
): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  const keysOf = Object.entries(lateCatalogues).map(([name, { part, also }]) => {
    const keys = [...Object.keys(sources[referenceLanguage]?.[part] ?? {}), ...also];
    for (const language of writtenLanguages) {
      const compiledOf = (key: string) => {
        const compiled = messages[spokenLanguage(language)]?.get(key)?.compiled;
        return compiled && language === 'rs-cyrl' ? messageInCyrillic(compiled) : compiled;
      };
      const compiled = Object.fromEntries(keys.map((key) => [key, compiledOf(key)]));
      files[`late/${name}/${language}.ts`] =
        `${note}import type { CompiledMessage } from '@lingui/message-utils/compileMessage';\n\nexport const messages: Record<string, CompiledMessage> = ${JSON.stringify(compiled)};\n`;
    }
    return `  readonly ${name}: ${keys.map((key) => JSON.stringify(key)).join(' | ')};`;
  });
  const loads = Object.keys(lateCatalogues).map((name) => {
    const rows = writtenLanguages.map((language) => `    '${language}': () => import('./${name}/${language}.ts'),`);
    return `  ${name}: {\n${rows.join('\n')}\n  },`;
  });
  files['late/LateKeys.ts'] =
    `${note}/** The keys of each late catalogue. */\nexport interface LateKeys {\n${keysOf.join('\n')}\n}\n`;
  const all = Object.values(lateCatalogues).flatMap(({ part, also }) => [
    ...Object.keys(sources[referenceLanguage]?.[part] ?? {}),
    ...also,
  ]);
  files['late/keys.ts'] =
    `${note}/** The keys of all late catalogues. */\nexport const lateKeys: readonly string[] = ${JSON.stringify([...new Set(all)])};\n`;
  files['late/load.ts'] = `${note}export const load = {\n${loads.join('\n')}\n};\n`;

  return files;
}
