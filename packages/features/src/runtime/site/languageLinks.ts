import { languages, languagesOf, splitLanguage, toHtmlLang, withLanguage, type Language } from '@volan/domain-rules';
import type { Site } from './Site.ts';

/** The page that is shown, in another language. */
export interface LanguageLink {
  readonly language: Language;
  /** Tag for `lang` and `hreflang`. [T07c] */
  readonly tag: string;
  /** Path with query. */
  readonly href: string;
  readonly current: boolean;
}

/** This page in every language of the brand, the brand's own first. [L23] */
export function languageLinks(site: Site, address = { path: site.pathname, query: site.search }): LanguageLink[] {
  const { path } = splitLanguage(address.path);
  return languagesOf(site.brand).flatMap((value) => {
    const language = languages.find((each) => each.value === value);
    return language
      ? [
          {
            language,
            tag: toHtmlLang(value),
            href: withLanguage(site.brand, path, value) + address.query,
            current: value === site.language,
          },
        ]
      : [];
  });
}
