import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../packages/domain-rules/src/languages/languages.ts';
import { CliError } from '../CliError.ts';
import type { Change, Plan } from './Change.ts';
import { inPluralsOf } from './inPluralsOf.ts';
import type { Names } from './Names.ts';

const everyLanguage = languages.map(({ value }) => `"${value}":`);

/** Adds the English text as that of the new language wherever a text is in every language; changes nothing else. */
function withLanguage(json: string, language: string): string {
  // Texts may hold braces: quoted text is skipped.
  return json.replace(/\{((?:[^{}"]|"(?:[^"\\]|\\.)*")*)\}/g, (whole, body: string) => {
    const english = /"en":\s*("(?:[^"\\]|\\.)*"|\[(?:[^\]"]|"(?:[^"\\]|\\.)*")*\])/.exec(body)?.[1];
    if (english === undefined || !everyLanguage.every((name) => body.includes(name))) return whole;

    const indent = /\n(\s*)"/.exec(body)?.[1];
    const between = indent === undefined ? ', ' : `,\n${indent}`;

    return `{${body.trimEnd()}${between}"${language}": ${english}${/\s*$/.exec(body)?.[0] ?? ''}}`;
  });
}

/** A language: its row, its messages and the texts of the taxonomy, in English until they are translated. */
export function language({ kebab }: Names, root: string): Plan {
  if (!/^[a-z]{2}$/.test(kebab) || languages.some(({ value }) => value === kebab)) {
    throw new CliError(
      `"${kebab}" is no new language.`,
      'It is the first segment of an address and a tag of HTML.',
      'Name it by its two letters of ISO 639-1, such as sl.',
    );
  }
  const name = new Intl.DisplayNames([kebab], { type: 'language' }).of(kebab) ?? kebab;
  const own = `${name[0]?.toLocaleUpperCase(kebab)}${name.slice(1)}`;
  const messages = readdirSync(join(root, 'packages/i18n/src/messages/en')).map((file): Change => ({
    path: `packages/i18n/src/messages/${kebab}/${file}`,
    create: inPluralsOf(kebab, readFileSync(join(root, 'packages/i18n/src/messages/en', file), 'utf8')),
  }));
  const texts = globSync('apps/api/content/**/*.json', { cwd: root })
    .filter((path) => everyLanguage.every((name) => readFileSync(join(root, path), 'utf8').includes(name)))
    .map((path): Change => ({ path, edit: (text) => withLanguage(text, kebab) }));
  const brands = globSync('brands/*/settings.ts', { cwd: root }).map((path): Change => ({
    path,
    edit: (text) => text.replace(/(alternateLanguages: \[[^\]]*?),?\s*\]/, `$1, '${kebab}']`),
  }));

  return {
    changes: [
      {
        path: 'packages/domain-rules/src/languages/LanguageValue.ts',
        edit: (text) => text.replace(/(languageValues = \[[^\]]*?),?\s*\] as const/, `$1, '${kebab}'] as const`),
      },
      {
        path: 'packages/domain-rules/src/languages/languages.ts',
        edit: (text) =>
          text.replace(
            /\n\];\n$/,
            `\n  language(${languages.length + 1}, '${own}', '${kebab}', '${kebab.toUpperCase()}', '${kebab}'),\n];\n`,
          ),
      },
      ...messages,
      ...texts,
      ...brands,
    ],
    next: [
      `Translate packages/i18n/src/messages/${kebab} and every "${kebab}" of apps/api/content: they say it in English now.`,
      `Check the flag "${kebab}" in packages/domain-rules/src/languages/languages.ts, and the units in packages/i18n/src/formats/units.ts.`,
    ],
  };
}
