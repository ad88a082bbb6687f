import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { toHtmlLang, languageValues, type LanguageValue } from '@volan/domain-rules';
import { messageShape } from './messageShape.ts';

/**
 * An error of a message beside its source, as `name` or `name:what`: `not-icu`, `empty`, `missing-argument:count`,
 * `extra-argument:brand`, `argument-kind:id`, `argument-format:percent`, `missing-plural:many`, `extra-plural:few`,
 * `missing-tag:<b>`, `extra-tag:<i>`.
 */
export type MessageProblem = string;

/** A compiled message that fits its source, or its errors. */
export type CheckedMessage =
  | { readonly ok: true; readonly compiled: CompiledMessage }
  | { readonly ok: false; readonly problems: readonly MessageProblem[] };

const isBuiltIn = (language: string): language is LanguageValue =>
  (languageValues as readonly string[]).includes(language);

/** The language tag whose plural rules a language uses; also for a language that the product has no files for. */
const pluralTag = (language: string) => (isBuiltIn(language) ? toHtmlLang(language) : language);

/**
 * Whether a brace closes nothing or is never closed. The compiler takes such a `}` as text, in which a broken argument
 * would reach visitors; a brace of the text itself is quoted: `'}'`.
 */
function holdsLoneBrace(text: string): boolean {
  const unquoted = text.replaceAll("''", '').replaceAll(/'[{}#|][^']*(?:'|$)/g, '');
  let open = 0;
  for (const [brace] of unquoted.matchAll(/[{}]/g)) {
    open += brace === '{' ? 1 : -1;
    if (open < 0) return true;
  }

  return open > 0;
}

/** Tags such as `<b>`, `</b>` and `<br/>`, each as often as it is there. */
const tagsOf = (text: string) =>
  [...text.matchAll(/<\/?[a-z0-9][\w-]*\s*\/?>/gi)].map(([tag]) => tag.replaceAll(/\s/g, ''));

/** The entries that one list has more often than the other, each as often as the difference. */
function beyond(all: readonly string[], without: readonly string[]): string[] {
  const left = [...without];
  return all.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Forms of numbers and dates by argument: `{percent, number, percent}` is `percent: number percent`. */
function formatsOf(message: CompiledMessage): Readonly<Record<string, readonly string[]>> {
  const formats: Record<string, Set<string>> = {};
  const visit = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;

      const [name, type, format] = token;
      if (typeof format === 'object' && format !== null) {
        for (const said of Object.values(format)) if (Array.isArray(said)) visit(said as CompiledMessage);
      } else if (type !== undefined) {
        (formats[name] ??= new Set()).add(format === undefined ? type : `${type} ${JSON.stringify(format)}`);
      }
    }
  };
  visit(message);

  return Object.fromEntries(Object.entries(formats).map(([name, all]) => [name, [...all].sort()]));
}

/**
 * Compiles a message as the build does, and compares it with its source in what both must have: arguments with their
 * kind and format, tags, and the plural categories of its own language. [J63, E05]
 *
 * @param source ICU text of the same key in the files
 */
export function checkMessage(language: string, source: string, text: string): CheckedMessage {
  if (text.trim() === '') return { ok: false, problems: ['empty'] };

  if (holdsLoneBrace(text)) return { ok: false, problems: ['not-icu'] };

  let compiled: CompiledMessage;
  try {
    compiled = compileMessageOrThrow(text);
  } catch {
    return { ok: false, problems: ['not-icu'] };
  }
  const wantedMessage = compileMessageOrThrow(source);
  const [own, wanted] = [messageShape(compiled), messageShape(wantedMessage)];
  const [ownFormats, wantedFormats] = [formatsOf(compiled), formatsOf(wantedMessage)];
  const names = Object.keys(wanted.parameters);
  const same = names.filter((name) => Object.hasOwn(own.parameters, name));
  const problems: MessageProblem[] = [
    ...names.filter((name) => !same.includes(name)).map((name) => `missing-argument:${name}`),
    ...Object.keys(own.parameters)
      .filter((name) => !Object.hasOwn(wanted.parameters, name))
      .map((name) => `extra-argument:${name}`),
    ...same.filter((name) => own.parameters[name] !== wanted.parameters[name]).map((name) => `argument-kind:${name}`),
    ...same
      .filter((name) => own.parameters[name] === wanted.parameters[name])
      // a plural that counts says `#`, another language may say the number itself
      .filter((name) => !isPlain(ownFormats[name], wantedFormats[name]))
      .map((name) => `argument-format:${name}`),
    ...own.plurals.flatMap(({ type, categories }) => {
      const needed = new Intl.PluralRules(pluralTag(language), { type }).resolvedOptions().pluralCategories;
      return [
        ...needed.filter((category) => !categories.includes(category)).map((category) => `missing-plural:${category}`),
        ...categories
          .filter((category) => !(needed as readonly string[]).includes(category))
          .map((category) => `extra-plural:${category}`),
      ];
    }),
    ...beyond(tagsOf(source), tagsOf(text)).map((tag) => `missing-tag:${tag}`),
    ...beyond(tagsOf(text), tagsOf(source)).map((tag) => `extra-tag:${tag}`),
  ];

  return problems.length > 0 ? { ok: false, problems: [...new Set(problems)] } : { ok: true, compiled };
}

/** Formats that say the same: `{n, number}` and a counted `#` both write the number as the language does. */
function isPlain(own: readonly string[] = [], wanted: readonly string[] = []): boolean {
  const styled = (formats: readonly string[]) => formats.filter((format) => format !== 'number').join();
  return styled(own) === styled(wanted);
}
