import type { LanguageValue } from './LanguageValue.ts';
import { toHtmlLang } from './toHtmlLang.ts';

/** A language as `og:locale` writes it, with the country that most of its speakers live in: `rs` is `sr_RS`. [M60] */
export function toSocialLocale(language: LanguageValue) {
  const { language: tag, region } = new Intl.Locale(toHtmlLang(language)).maximize();
  return `${tag}_${region}`;
}
