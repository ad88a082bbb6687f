import {
  languages,
  languagesOf,
  splitLanguage,
  toHtmlLang,
  withLanguage,
  type BrandSettings,
  type LanguageValue,
} from '@volan/domain-rules';
import { languageName } from '@volan/i18n';
import type { LanguageChoice } from '@volan/ui/LanguageOverlay';

/**
 * The languages of a brand as the overlay offers them, with this page in each: the one that suits the visitor first,
 * then in the order of the brand. [C33, F11]
 */
export function languageChoices(
  brand: BrandSettings,
  page: { pathname: string; search: string; current: LanguageValue; suggested: LanguageValue },
): LanguageChoice[] {
  const { path } = splitLanguage(page.pathname);
  const offered = languagesOf(brand);
  const inOrder = [page.suggested, ...offered.filter((value) => value !== page.suggested)];

  return inOrder.flatMap((value) => {
    const language = languages.find((each) => each.value === value);
    return language
      ? [
          {
            id: value,
            name: language.name,
            otherNames: offered.map((other) => languageName(value, other)),
            code: language.short.toLowerCase(),
            language: toHtmlLang(value),
            flag: language.icon,
            href: withLanguage(brand, path, value) + page.search,
            current: value === page.current,
          },
        ]
      : [];
  });
}
