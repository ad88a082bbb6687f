import type { WrittenLanguage } from './WrittenLanguage.ts';

/** Where the tag of the web differs from our value. [T07c] */
const tags: Partial<Record<WrittenLanguage, string>> = { rs: 'sr-Latn', 'rs-cyrl': 'sr-Cyrl', zh: 'zh-Hans' };

/**
 * The tag for `lang`, `hreflang` and `Intl`: `rs` is `sr-Latn`, `zh` is `zh-Hans`, the others are themselves. [T07c]
 */
export function toHtmlLang(language: WrittenLanguage) {
  return tags[language] ?? language;
}
