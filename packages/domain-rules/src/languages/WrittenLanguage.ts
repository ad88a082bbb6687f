import type { LanguageValue } from './LanguageValue.ts';
import { toLanguageValue } from './toLanguageValue.ts';

/**
 * A language in a script. `rs-cyrl` is Serbian in Cyrillic; every language value is that language in its usual script.
 * Addresses, cookies and calls know language values only.
 */
export type WrittenLanguage = LanguageValue | 'rs-cyrl';

/** The language in the script that its visitor chose; only Serbian has two. */
export function writtenLanguage(language: LanguageValue, inCyrillic: boolean): WrittenLanguage {
  return language === 'rs' && inCyrillic ? 'rs-cyrl' : language;
}

/** The language value of a written language. */
export function spokenLanguage(written: WrittenLanguage): LanguageValue {
  return written === 'rs-cyrl' ? 'rs' : written;
}

/**
 * The written language of a document's `lang`, for scripts that are outside of its components; `null` for a foreign
 * one.
 */
export function toWrittenLanguage(tag: string): WrittenLanguage | null {
  return /^sr-Cyrl\b/i.test(tag) ? 'rs-cyrl' : toLanguageValue(tag);
}
