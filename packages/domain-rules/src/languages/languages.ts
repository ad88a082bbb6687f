import type { LanguageValue } from './LanguageValue.ts';

/** A language as the pickers and the API name it. [E04] */
export interface Language {
  readonly id: number;
  /** The language's own name. */
  readonly name: string;
  readonly code: string;
  /** Two or three letters for a narrow place. */
  readonly short: string;
  /** Name of a rectangular flag. */
  readonly icon: string;
  /** Name of a square flag. */
  readonly icon2: string;
  /** First segment of an address in this language. */
  readonly slug: string;
  readonly value: LanguageValue;
}

const language = (id: number, name: string, value: LanguageValue, short: string, flag: string): Language => ({
  id,
  name,
  code: value,
  short,
  icon: flag,
  icon2: `${flag}-square`,
  slug: value,
  value,
});

/** The nine languages, the two defaults first: Serbian has id 1, English id 2. [E04, E05, J53] */
export const languages: readonly Language[] = [
  language(1, 'Srpski', 'rs', 'SR', 'rs'),
  language(2, 'English', 'en', 'EN', 'gb'),
  language(3, 'Deutsch', 'de', 'DE', 'de'),
  language(4, 'Български', 'bg', 'BG', 'bg'),
  language(5, 'Magyar', 'hu', 'HU', 'hu'),
  language(6, 'Română', 'ro', 'RO', 'ro'),
  language(7, 'Русский', 'ru', 'RU', 'ru'),
  language(8, '中文', 'zh', 'ZH', 'cn'),
  language(9, 'Македонски', 'mk', 'MK', 'mk'),
];

/**
 * Asks for the page of an ad with its description as a machine translates it into the language of the page. [N11, J62]
 */
export const translationParameter = 'translation';
