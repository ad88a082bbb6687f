import type { LanguageValue } from './LanguageValue.ts';
import { toLanguageValue } from './toLanguageValue.ts';

/**
 * The language to offer first: the one that was chosen before, else the first of the browser's that the brand speaks,
 * else the page's own. `sh` and `sr-Latn-RS` are Serbian. [F10, F11]
 */
export function suggestLanguage(
  chosen: string | null,
  ofBrowser: readonly string[],
  current: LanguageValue,
  offered: readonly LanguageValue[],
): LanguageValue {
  const wanted = [...(chosen === null ? [] : [chosen]), ...ofBrowser].map(toLanguageValue);
  return wanted.find((value) => value !== null && offered.includes(value)) ?? current;
}
