/**
 * The nine languages as they are in addresses, cookies and calls, the two defaults first; `rs` is Serbian in Latin
 * script. [E05]
 */
export const languageValues = ['rs', 'en', 'de', 'bg', 'hu', 'ro', 'ru', 'zh', 'mk'] as const;

/** One of the languages. [E05] */
export type LanguageValue = (typeof languageValues)[number];

/** Whether a text is exactly one of the values. */
export function isLanguageValue(text: string): text is LanguageValue {
  return (languageValues as readonly string[]).includes(text);
}
