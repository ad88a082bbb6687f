import { setupI18n } from '@lingui/core';
import type { WrittenLanguage } from '@volan/domain-rules';
import { catalogueOf } from './catalogueOf.ts';
import { catalogues } from './catalogues.ts';
import type { MessageValues } from './formatCompiled.ts';
import type { MessageParameters } from './generated/MessageParameters.ts';
import { intlTag } from './intlTag.ts';

/** The key of a message. */
export type MessageKey = keyof MessageParameters;

/** Keys of messages that need no values. */
export type PlainMessageKey = { [Key in MessageKey]: MessageParameters[Key] extends null ? Key : never }[MessageKey];

type ValuesFor<Key extends MessageKey> = MessageParameters[Key] extends null ? [] : [values: MessageParameters[Key]];

/**
 * The message of a key in one language, filled in. Values stand in it as they are given: a name that stays Latin in
 * Serbian Cyrillic is given in Latin.
 */
export type Translator = <Key extends MessageKey>(key: Key, ...values: ValuesFor<Key>) => string;

const translators = new Map<WrittenLanguage, Translator>();

/** The translator of a language; made once. It knows every message, so it belongs on the server and in stories. */
export function createTranslator(language: WrittenLanguage): Translator {
  const known = translators.get(language);
  if (known) {
    return known;
  }
  const i18n = setupI18n({
    locale: language,
    locales: intlTag(language),
    messages: { [language]: catalogueOf(language) },
  });
  const translator: Translator = (key, ...values) => i18n._(key, values[0] as MessageValues | undefined);
  translators.set(language, translator);
  return translator;
}

/** Whether a text from outside, such as the failure of a newer server, is the key of a message without values. */
export function isPlainMessageKey(text: string): text is PlainMessageKey {
  // Any language says it: all have the same messages, and a browser may have loaded but one.
  const [messages = {}] = Object.values(catalogues);
  const message = Object.hasOwn(messages, text) ? messages[text] : undefined;
  return message?.every((token) => typeof token === 'string') ?? false;
}
