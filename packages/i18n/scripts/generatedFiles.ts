import { languageValues } from '@volan/domain-rules';
import { referenceLanguage, type CheckedSources } from './checkSources.ts';

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

/** The files to write, path under `src/generated` → content. Browsers are given single messages, never one of these files. */
export function generatedFiles(checked: CheckedSources): Readonly<Record<string, string>> {
  const files: Record<string, string> = { 'MessageParameters.ts': parametersFile(checked) };
  for (const language of languageValues) {
    const messages = [...(checked.messages[language] ?? [])];
    const compiled = Object.fromEntries(messages.map(([key, message]) => [key, message.compiled]));
    const sources = Object.fromEntries(messages.map(([key, message]) => [key, message.source]));
    files[`compiled/${language}.ts`] =
      `${note}import type { CompiledMessage } from '@lingui/message-utils/compileMessage';\n\nexport const ${language}: Record<string, CompiledMessage> = ${JSON.stringify(compiled, null, 1)};\n`;
    files[`sources/${language}.ts`] =
      `${note}export const ${language}: Record<string, string> = ${JSON.stringify(sources, null, 1)};\n`;
  }
  return files;
}
