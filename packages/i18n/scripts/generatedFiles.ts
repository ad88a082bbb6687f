import { languageValues } from '@volan/domain-rules';
import type { Sources } from './Catalogue.ts';
import { referenceLanguage, type CheckedSources } from './checkSources.ts';
import { lateFiles } from './lateFiles.ts';

const note = '// Written by scripts/compile.ts from src/messages. Do not edit.\n';

const parameterType = (kind: string) => {
  if (kind === 'number') {
    return 'number';
  }
  return kind === 'text'
    ? 'string | number'
    : kind
        .split('|')
        .map((choice) => JSON.stringify(choice))
        .join(' | ');
};

function parametersFile({ messages }: CheckedSources) {
  const rows = [...(messages[referenceLanguage] ?? [])].map(([key, { parameters }]) => {
    const names = Object.entries(parameters);
    const type =
      names.length === 0
        ? 'null'
        : `{ ${names.map(([name, kind]) => `readonly ${name}: ${parameterType(kind)}`).join('; ')} }`;
    return `  readonly ${JSON.stringify(key)}: ${type};`;
  });
  return `${note}\n/** What each message needs to be filled in; \`null\` = nothing. */\nexport interface MessageParameters {\n${rows.join('\n')}\n}\n`;
}

/** One file that gathers those of every language: language → what its file exports. */
function gathered(type: string) {
  const imports = languageValues.map((language) => `import { ${language} } from './${language}.ts';`);
  return `${note}import type { LanguageValue } from '@volan/domain-rules';\n${imports.join('\n')}\n\nexport const byLanguage: Readonly<Record<LanguageValue, ${type}>> = { ${languageValues.join(', ')} };\n`;
}

/** The files to write, path under `src/generated` → content. Browsers are given single messages and late catalogues, never the other files. */
export function generatedFiles(sources: Sources, checked: CheckedSources): Readonly<Record<string, string>> {
  const files: Record<string, string> = {
    'MessageParameters.ts': parametersFile(checked),
    ...lateFiles(sources, checked, note),
  };
  for (const language of languageValues) {
    const messages = [...(checked.messages[language] ?? [])];
    const compiled = Object.fromEntries(messages.map(([key, message]) => [key, message.compiled]));
    const sources = Object.fromEntries(messages.map(([key, message]) => [key, message.source]));
    files[`compiled/${language}.ts`] =
      `${note}import type { CompiledMessage } from '@lingui/message-utils/compileMessage';\n\nexport const ${language}: Record<string, CompiledMessage> = ${JSON.stringify(compiled, null, 1)};\n`;
    files[`sources/${language}.ts`] =
      `${note}export const ${language}: Record<string, string> = ${JSON.stringify(sources, null, 1)};\n`;
  }
  files['compiled/byLanguage.ts'] = gathered("typeof import('./rs.ts').rs");
  files['sources/byLanguage.ts'] = gathered('Readonly<Record<string, string>>');
  return files;
}
