import type { WrittenLanguage } from '@volan/domain-rules';
import { asWritten, catalogueOf } from './catalogueOf.ts';
import { catalogues } from './catalogues.ts';
import type { CompiledMessages } from './publishedMessages.ts';
import type { PlainMessageKey, Translator } from './Translator.ts';
import { isPlainKeyOf } from './isPlainKeyOf.ts';
import { translatorOf } from './translatorOf.ts';

/** The translator of each language over the catalogue that it was made from. */
const current = new Map<WrittenLanguage, { readonly catalogue: object; readonly translator: Translator }>();

function currentTranslator(language: WrittenLanguage): Translator {
  const catalogue = catalogueOf(language);
  const known = current.get(language);
  if (known?.catalogue === catalogue) return known.translator;

  const translator = translatorOf(language, catalogue);
  current.set(language, { catalogue, translator });

  return translator;
}

const translators = new Map<WrittenLanguage, Translator>();

/**
 * The translator of a language; made once, and it says what is published at the moment. It knows every message, so it
 * belongs on the server and in stories.
 */
export function createTranslator(language: WrittenLanguage): Translator {
  const known = translators.get(language);
  if (known) {
    return known;
  }
  const translator: Translator = (key, ...values) => currentTranslator(language)(key, ...values);
  translators.set(language, translator);

  return translator;
}

/** The translator of a language with messages in the place of those that everybody sees: for a preview. */
export const createPreview = (language: WrittenLanguage, drafts: CompiledMessages): Translator =>
  translatorOf(language, { ...catalogueOf(language), ...asWritten(drafts, language) });

/** Whether a text from outside, such as the failure of a newer server, is the key of a message without values. */
export function isPlainMessageKey(text: string): text is PlainMessageKey {
  // Any language says it: all have the same messages, and a browser may have loaded but one.
  const [messages = {}] = Object.values(catalogues);
  return isPlainKeyOf(messages, text);
}
