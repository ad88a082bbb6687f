import { languageValues, type LanguageValue } from '@volan/domain-rules';
import { messagesOf } from '@volan/i18n';

/** The language whose texts translators read, and that has every key. */
export const sourceLanguage: LanguageValue = 'rs';

/** Whether the product is delivered with a language. */
export const hasFiles = (code: string): code is LanguageValue => (languageValues as readonly string[]).includes(code);

/** The texts of the files by key; empty for a language without files. */
export const fileTexts = (code: string): Readonly<Record<string, string>> => (hasFiles(code) ? messagesOf(code) : {});

/** The source text of a key, whose arguments a translation must have. Undefined: the key does not exist. */
export const sourceOf = (key: string): string | undefined => {
  const texts = messagesOf(sourceLanguage);
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
};

/** Every key, in their order. */
export const allKeys: readonly string[] = Object.keys(messagesOf(sourceLanguage)).sort();

/** The part of the product that uses a key: `catalog` of `catalog.show-ads`. */
export const contextOfKey = (key: string) => (key.includes('.') ? key.slice(0, key.indexOf('.')) : 'common');

/** The own name of a language. */
export function languageNameOf(code: string): string {
  const tag = code === 'rs' ? 'sr-Latn' : code;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
