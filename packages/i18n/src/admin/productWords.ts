import type { ProductKey } from '../generated/admin/product/ProductKey.ts';
import { en } from '../generated/admin/product/en.ts';
import { rs } from '../generated/admin/product/rs.ts';
import type { MessageParameters } from '../generated/MessageParameters.ts';
import type { Formats } from '../formats/formatsOf.ts';
import { formatsWith } from '../formats/formatsWith.ts';
import { isPlainKeyOf } from '../isPlainKeyOf.ts';
import { productNameOf } from '../productNameOf.ts';
import type { CompiledMessages } from '../publishedMessages.ts';
import type { PlainMessageKey } from '../Translator.ts';
import { translatorOf } from '../translatorOf.ts';
import type { AdminLanguage } from './adminTexts.ts';

type ValuesFor<Key extends ProductKey> = MessageParameters[Key] extends null ? [] : [values: MessageParameters[Key]];

/** Messages and formats of the product in one language, as far as the administration shows them. */
export interface ProductWords {
  /** The message of a key, filled in. */
  readonly t: <Key extends ProductKey>(key: Key, ...values: ValuesFor<Key>) => string;
  /**
   * The message of a key from outside, such as the failure of a newer server; undefined if there is none, or if it
   * needs values.
   */
  readonly find: (key: string) => string | undefined;
  /** The name of a product by its id, also of one that is no longer sold. */
  readonly productName: (id: string) => string;
  /** Prices, distances, dates and names. */
  readonly formats: Formats;
}

function wordsOf(language: AdminLanguage, messages: CompiledMessages): ProductWords {
  const t = translatorOf(language, messages);
  const isPlain = (key: string): key is PlainMessageKey => isPlainKeyOf(messages, key);

  return {
    t,
    find: (key) => (isPlain(key) ? t(key) : undefined),
    productName: (id) => productNameOf(id, t, isPlain),
    formats: formatsWith(language, t),
  };
}

/** What the administration says in the words of the product. Which messages: `scripts/productMessages.ts`. */
export const productWords: Readonly<Record<AdminLanguage, ProductWords>> = {
  en: wordsOf('en', en),
  rs: wordsOf('rs', rs),
};
