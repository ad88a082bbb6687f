import type { LanguageValue } from '@volan/domain-rules';
import { browserCookie } from '../../runtime/browser/browserCookie.ts';
import { sharedStore } from '../../runtime/browser/sharedStore.ts';

/** One year, in milliseconds: 31536000 s. [L29] */
const yearMs = 31_536_000_000;

/**
 * The language that the visitor has chosen in this browser; `null` before they did. Older shapes say `true`. [C32, T42]
 */
export const uiLangSelected = sharedStore<string | null>({
  key: 'uiLangSelected',
  empty: null,
  parse: (kept) => (kept ? String(kept) : null),
});

/** The chosen language for one year, on every host of the brand. [F10, L29] */
export const languageCookie = browserCookie({ name: '_UILang', plain: true, lifetimeMs: yearMs, parse: String });

/** Keeps the choice of a language. It is shown by its own address, so nothing changes here yet. [F10] */
export function chooseLanguage(language: LanguageValue) {
  uiLangSelected.write(language);
  languageCookie.write(language);
}
