import { brands, languagesOf, suggestLanguage, type LanguageValue } from '@volan/domain-rules';
import { pageBrand } from '../../runtime/browser/pageFacts.ts';
import { languageCookie } from './chooseLanguage.ts';

/** The language that suits the visitor on this page; null where it is the page's own. [F10, F11] */
export function suggestHere(chosen: string | null, current: LanguageValue): LanguageValue | null {
  const ofBrowser = chosen === null ? navigator.languages : [];
  const offered = languagesOf(brands[pageBrand()]);
  const suggested = suggestLanguage(chosen ?? languageCookie.read(), ofBrowser, current, offered);

  return suggested === current ? null : suggested;
}
