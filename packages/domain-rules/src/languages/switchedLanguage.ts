import type { LanguageValue } from './LanguageValue.ts';
import { splitLanguage } from './splitLanguage.ts';

/**
 * The language that a link to the same page in another language leads to; `null` for every other link. Both are paths;
 * a path without a language is in the brand's own. [F10, C34]
 */
export function switchedLanguage(from: string, to: string, defaultLanguage: LanguageValue): LanguageValue | null {
  const [here, there] = [splitLanguage(from), splitLanguage(to)];
  const [current, chosen] = [here.language ?? defaultLanguage, there.language ?? defaultLanguage];
  const withoutEnd = (path: string) => path.replace(/\/$/, '');

  return chosen !== current && withoutEnd(here.path) === withoutEnd(there.path) ? chosen : null;
}
