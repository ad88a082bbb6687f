import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { languageValues, toHtmlLang, type LanguageValue } from '@volan/domain-rules';
import type { LanguageSources, Sources } from './Catalogue.ts';
import { messageShape, type MessageShape } from '../src/compile/messageShape.ts';

/** The language whose keys and parameters the others must have. */
export const referenceLanguage: LanguageValue = 'rs';

/** One checked message. */
export interface CheckedMessage extends MessageShape {
  readonly source: string;
  readonly compiled: CompiledMessage;
}

/** The messages of every language, and their errors: one sentence each, empty if there are none. */
export interface CheckedSources {
  readonly messages: Readonly<Record<string, ReadonlyMap<string, CheckedMessage>>>;
  readonly problems: readonly string[];
}

const described = (shape: MessageShape) =>
  Object.entries(shape.parameters)
    .map(([name, kind]) => `${name} (${kind})`)
    .sort()
    .join(', ') || 'none';

function pluralProblems(language: LanguageValue, key: string, { plurals }: MessageShape) {
  return plurals.flatMap(({ parameter, type, categories }) => {
    const needed = new Intl.PluralRules(toHtmlLang(language), { type }).resolvedOptions().pluralCategories;
    const missing = needed.filter((category) => !categories.includes(category));
    const extra = categories.filter((category) => !(needed as string[]).includes(category));

    return [
      ...missing.map((category) => `${language}: "${key}" has no plural "${category}" for ${parameter}.`),
      ...extra.map(
        (category) =>
          `${language}: "${key}" has a plural "${category}" for ${parameter} that the language does not use.`,
      ),
    ];
  });
}

/**
 * Checks every message: all keys, the same parameters, every plural category. [E05]
 *
 * @param languages that must be there. @default all nine
 */
export function checkSources(sources: Sources, languages: readonly LanguageValue[] = languageValues): CheckedSources {
  const problems: string[] = [];
  const messages: Record<string, Map<string, CheckedMessage>> = {};

  for (const language of languages) {
    const parts: LanguageSources = sources[language] ?? {};
    const read = new Map<string, CheckedMessage>();
    for (const [part, texts] of Object.entries(parts)) {
      for (const [key, source] of Object.entries(texts)) {
        if (read.has(key)) {
          problems.push(`${language}: "${key}" stands in two parts, the second is ${part}.`);
        }
        if (source.trim() === '') {
          problems.push(`${language}: "${key}" is empty.`);
          continue;
        }
        try {
          const compiled = compileMessageOrThrow(source);
          read.set(key, { source, compiled, ...messageShape(compiled) });
        } catch (error) {
          problems.push(`${language}: "${key}" is no ICU message: ${String(error).split('\n')[0]}`);
        }
      }
    }
    messages[language] = read;
  }

  const reference = messages[referenceLanguage] ?? new Map<string, CheckedMessage>();
  for (const language of languages) {
    const own = messages[language] ?? new Map<string, CheckedMessage>();
    for (const [key, wanted] of reference) {
      const message = own.get(key);
      if (!message) {
        problems.push(`${language}: "${key}" is missing.`);
      } else if (described(message) !== described(wanted)) {
        problems.push(
          `${language}: "${key}" has the parameters ${described(message)}; ${referenceLanguage} has ${described(wanted)}.`,
        );
      }
    }
    for (const [key, message] of own) {
      if (!reference.has(key)) {
        problems.push(`${language}: "${key}" does not exist in ${referenceLanguage}.`);
      }
      problems.push(...pluralProblems(language, key, message));
    }
  }
  for (const language of Object.keys(sources)) {
    if (!(languages as readonly string[]).includes(language)) {
      problems.push(
        `${language}: this is not one of the ${languages.length === languageValues.length ? 'nine ' : ''}languages.`,
      );
    }
  }

  return { messages, problems };
}
