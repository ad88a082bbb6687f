import type { LanguageValue } from './LanguageValue.ts';

/** Where the tag of the web differs from our value. [T07c] */
const tags: Partial<Record<LanguageValue, string>> = { rs: 'sr-Latn', zh: 'zh-Hans' };

/** The tag for `lang`, `hreflang` and `Intl`: `rs` is `sr-Latn`, `zh` is `zh-Hans`, the others are themselves. [T07c] */
export function toHtmlLang(language: LanguageValue) {
  return tags[language] ?? language;
}
