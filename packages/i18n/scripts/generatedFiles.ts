import { languageValues, spokenLanguage, type WrittenLanguage } from '@volan/domain-rules';
import type { Sources } from './Catalogue.ts';
import { referenceLanguage, type CheckedSources } from './checkSources.ts';
import { lateFiles, writtenLanguages } from './lateFiles.ts';
import { isForAdministration } from './productMessages.ts';

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

function parametersFile({ messages }: CheckedSources, name = 'MessageParameters') {
  const rows = [...(messages[referenceLanguage] ?? [])].map(([key, { parameters }]) => {
    const names = Object.entries(parameters);
    const type =
      names.length === 0
        ? 'null'
        : `{ ${names.map(([name, kind]) => `readonly ${name}: ${parameterType(kind)}`).join('; ')} }`;
    return `  readonly ${JSON.stringify(key)}: ${type};`;
  });
  return `${note}\n/** What each message needs to be filled in; \`null\` = nothing. */\nexport interface ${name} {\n${rows.join('\n')}\n}\n`;
}

const compiledFile = (language: string, messages: CheckedSources['messages']) => {
  const compiled = Object.fromEntries([...(messages[language] ?? [])].map(([key, message]) => [key, message.compiled]));
  return `${note}import type { CompiledMessage } from '@lingui/message-utils/compileMessage';\n\nexport const ${language}: Record<string, CompiledMessage> = ${JSON.stringify(compiled, null, 1)};\n`;
};

/** The languages of the administration. */
export const adminLanguages = ['rs', 'en'] as const;

/**
 * The files of the administration: its own texts, and the messages of the product that it shows. No other page loads
 * them.
 */
export function adminFiles(own: CheckedSources, product: CheckedSources): Readonly<Record<string, string>> {
  const shown = Object.fromEntries(
    adminLanguages.map((language) => {
      const messages = product.messages[language] ?? new Map();
      return [language, new Map([...messages].filter(([key]) => isForAdministration(key)))];
    }),
  );
  const keys = [...(shown[referenceLanguage]?.keys() ?? [])].map((key) => JSON.stringify(key));

  return {
    'admin/AdminMessageParameters.ts': parametersFile(own, 'AdminMessageParameters'),
    'admin/product/ProductKey.ts': `${note}/** The keys of the messages of the product that the administration shows. */\nexport type ProductKey = ${keys.join(' | ')};\n`,
    ...Object.fromEntries(
      adminLanguages.flatMap((language) => [
        [`admin/${language}.ts`, compiledFile(language, own.messages)],
        [`admin/product/${language}.ts`, compiledFile(language, shown)],
      ]),
    ),
  };
}

/** One file that gathers those of every language: language → what its file exports. */
function gathered(type: string) {
  const imports = languageValues.map((language) => `import { ${language} } from './${language}.ts';`);
  return `${note}import type { LanguageValue } from '@volan/domain-rules';\n${imports.join('\n')}\n\nexport const byLanguage: Readonly<Record<LanguageValue, ${type}>> = { ${languageValues.join(', ')} };\n`;
}

/** The entry of one language, such as `@volan/i18n/en`: its translator and formats without the words of another. */
function entryFile(language: WrittenLanguage) {
  const spoken = spokenLanguage(language);
  const cyrillic = language === 'rs-cyrl';
  return `${note}import type { WrittenLanguage } from '@volan/domain-rules';
import type { Translator } from '../../Translator.ts';
import type { Formats } from '../../formats/formatsOf.ts';
import { formatsWith } from '../../formats/formatsWith.ts';
${cyrillic ? "import { catalogueInCyrillic } from '../../messageInCyrillic.ts';\n" : ''}import { translatorOf } from '../../translatorOf.ts';
import { ${spoken} } from '../compiled/${spoken}.ts';

/** Which language it is. */
export const language: WrittenLanguage = '${language}';

/** The message of a key, filled in. */
export const t: Translator = /* @__PURE__ */ translatorOf(language, ${cyrillic ? '/* @__PURE__ */ catalogueInCyrillic(rs)' : spoken});

/** Prices, distances, dates and names. */
export const formats: Formats = /* @__PURE__ */ formatsWith(language, t);
`;
}

/** The files to write, path under `src/generated` → content. Browsers are given single messages and late catalogues, never the other files. */
export function generatedFiles(sources: Sources, checked: CheckedSources): Readonly<Record<string, string>> {
  const files: Record<string, string> = {
    'MessageParameters.ts': parametersFile(checked),
    ...lateFiles(sources, checked, note),
  };
  for (const language of languageValues) {
    const messages = [...(checked.messages[language] ?? [])];
    const sources = Object.fromEntries(messages.map(([key, message]) => [key, message.source]));
    files[`compiled/${language}.ts`] = compiledFile(language, checked.messages);
    files[`sources/${language}.ts`] =
      `${note}export const ${language}: Record<string, string> = ${JSON.stringify(sources, null, 1)};\n`;
  }
  for (const language of writtenLanguages) files[`languages/${language}.ts`] = entryFile(language);
  files['compiled/byLanguage.ts'] = gathered("typeof import('./rs.ts').rs");
  files['sources/byLanguage.ts'] = gathered('Readonly<Record<string, string>>');

  return files;
}
