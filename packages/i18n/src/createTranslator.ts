import type { WrittenLanguage } from '@volan/domain-rules';
import { catalogueOf } from './catalogueOf.ts';
import { catalogues } from './catalogues.ts';
import type { PlainMessageKey, Translator } from './Translator.ts';
import { translatorOf } from './translatorOf.ts';

const translators = new Map<WrittenLanguage, Translator>();

/** The translator of a language; made once. It knows every message, so it belongs on the server and in stories. */
export function createTranslator(language: WrittenLanguage): Translator {
  const known = translators.get(language);
  if (known) {
    return known;
  }
  const translator = translatorOf(language, catalogueOf(language));
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
